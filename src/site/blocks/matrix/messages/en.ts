export const en = {
  risk: 'What can go wrong',
  core: 'Core covers',
  optional: 'Also worth a look',
};
