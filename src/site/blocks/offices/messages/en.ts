export const en = {
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Open',
  map: (name: string) => `${name} on a map`,
};
