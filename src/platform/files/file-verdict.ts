/** The kinds of document that an application may carry. */
export type DocumentType = 'pdf' | 'doc' | 'docx';

/** Why a file is not taken. The messages have a sentence for each. */
export type FileProblem = 'kind' | 'too-large' | 'damaged' | 'active' | 'locked' | 'unavailable' | 'too-many';

/** A file's type by its content, or the reason for its refusal. */
export type Verdict = { type: DocumentType; problem?: undefined } | { problem: FileProblem };

export function refusedAs(problem: FileProblem): Verdict {
  return { problem };
}
