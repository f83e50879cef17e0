import type { ProblemCode } from '#forms/problem.ts';

/** The kinds of document that an application may carry. */
export type DocumentType = 'pdf' | 'doc' | 'docx';

/** What a file is by its content, or why it is not taken. */
export type Verdict = { type: DocumentType; problem?: undefined } | { problem: FileProblem };

export type FileProblem = Extract<
  ProblemCode,
  'file-kind' | 'file-damaged' | 'file-active' | 'file-locked' | 'file-too-large'
>;

export function refusedAs(problem: FileProblem): Verdict {
  return { problem };
}
