/** The kinds of field, by the name that definitions use. `kinds/kinds.ts` has one file for each. */
export type KindName =
  | 'amount'
  | 'choice'
  | 'choices'
  | 'city'
  | 'day'
  | 'email'
  | 'file'
  | 'message'
  | 'name'
  | 'number'
  | 'phone'
  | 'text'
  | 'time';
