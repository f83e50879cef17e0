/** The kinds of document that an application may carry. */
export type DocumentType = 'pdf' | 'doc' | 'docx';

/** Why a file is not taken. What is said of each is in the messages. */
export type FileProblem = 'kind' | 'too-large' | 'damaged' | 'active' | 'locked' | 'unavailable' | 'too-many';

/** What a file is by its content, or why it is not taken. */
export type Verdict = { type: DocumentType; problem?: undefined } | { problem: FileProblem };

export function refusedAs(problem: FileProblem): Verdict {
  return { problem };
}
