/** The columns. */
export const text = {
  risk: 'What can go wrong',
  core: 'Core covers',
  optional: 'Also worth a look',
} as const;
