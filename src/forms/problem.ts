/** The problem of an answer: a code, and the number that its sentence needs. Sentences are in the messages. */
export type Problem = { code: ProblemCode; limit?: number };

export type ProblemCode =
  | 'required'
  | 'not-text'
  | 'too-long'
  | 'name-digits'
  | 'name-symbols'
  | 'phone'
  | 'phone-impossible'
  | 'no-place'
  | 'email'
  | 'not-listed'
  | 'digits-only'
  | 'too-low'
  | 'too-high'
  | 'not-together'
  | 'date-invalid'
  | 'date-past'
  | 'date-closed'
  | 'file-gone'
  | 'consent'
  | 'consent-news'
  | 'honeypot';

/** By the field's name. */
export type Problems = Readonly<Record<string, Problem>>;
