export const en = {
  defaultHeading: 'Who we are',
  name: 'Company',
  cin: 'Corporate identity number (CIN)',
  phone: 'Telephone',
  email: 'E-mail',
  contactPerson: 'Contact person',
};
