/**
 * What a visitor reads in and around the call-back form, in the browser and from the server. The first
 * group is the specification's, word for word, "occured" included; the tests hold it so.
 */
export const messages = {
  required: 'Please fill required fields',
  nameDigits: 'Digits are not allowed in name.',
  nameSymbols: 'Please use letters only in name.',
  email: 'Please enter valid email id',
  phone: 'Please enter 10 digit phone number',
  phoneImpossible: 'Please check this phone number',
  datePast: 'Please choose today or a later date.',
  consent: 'Please tick this so that we may contact you.',
  captcha: 'Please complete the reCAPTCHA challenge.',
  retry: 'Some error occured please retry',

  dateInvalid: 'Please choose a date.',
  dateClosed: 'Please choose a day on which we call.',
  notInList: 'Please choose one of the options given.',
  digitsOnly: 'Please use digits only.',
  notText: 'Please write this as text.',
  tooLong: (limit: number) => `Please use at most ${limit} characters.`,
} as const;
