export const en = {
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Somebody is there',
  map: (name: string) => `${name} on a map`,
};
