/** The kinds of document that an application may carry. */
export type DocumentType = 'pdf' | 'doc' | 'docx';

/** Why a file is not taken. What is said of each is in the messages. */
export type FileProblem = 'kind' | 'too-large' | 'damaged' | 'active' | 'locked' | 'unavailable' | 'too-many';

/** A file's type by its content, or the reason for its refusal. */
export type Verdict = { type: DocumentType; problem?: undefined } | { problem: FileProblem };

export function refusedAs(problem: FileProblem): Verdict {
  return { problem };
}
