export const en = {
  /** Above the languages, below a form. */
  choose: 'How we use your details, in your language',
  title: 'How we use your details, in your language',
  description: 'A short notice about your details and your consent, in Indian languages.',
  intro:
    'This notice explains what we collect in our forms and why, how you can withdraw your consent, and where you can complain. Choose your language.',
  otherLanguages: 'Other languages',
};
