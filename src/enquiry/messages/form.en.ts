/** The call-back form's own words: labels, hints, the notice beside it, and what is said after sending. */
export const formText = {
  title: 'Get a Call from our Expert',
  pageIntro: 'Tell us where to reach you and what it is about. One of our experts calls you back.',
  labels: {
    name: 'Name',
    phone: 'Phone number',
    email: 'Email',
    city: 'City',
    concern: 'What is it about?',
    sub_purpose: 'Which insurance?',
    company_name: 'Company name',
    sum_insured: 'Sum insured',
    contact_date: 'Date of the call',
    contact_time: 'Time of the call',
    contact_language: 'Language',
    referrer_url: 'Page',
    consent: 'Contact about this request',
    consent_share: 'Sharing with insurers',
    consent_news: 'News',
    consent_whatsapp: 'WhatsApp',
  },
  optional: '(optional)',
  hints: {
    phone: '10 digits, for this request only.',
    city: 'Choose from the list, or write it.',
    cityOnPage: 'Your city, town or village.',
    subPurposeOnPage: 'For Personal Insurance only.',
    companyNameOnPage: 'For Corporate Insurance only.',
    contactDate: (days: string) => `We call ${days}.`,
    contactTime: 'Indian time.',
  },
  choose: 'Please choose',
  anyLanguage: 'Any',
  rupees: (digits: string) => `₹ ${new Intl.NumberFormat('en-IN').format(Number(digits))}`,
  honeypot: 'Leave this empty',

  citiesFound: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  noCityFound: 'Not on our list. What you typed is fine too.',
  citySource: 'City data: GeoNames, CC BY 4.0',

  consentLegend: 'May we?',
  notice: ({ email, period }: { email: string; period: string }) =>
    `We collect what you type here, the boxes you tick and the page you came from, to call you about this request. Our experts read it; insurers get it only if you tick that box. We keep it for ${period} and delete it then. To see, correct or erase it, to stop all this, or to complain to our grievance officer, write to ${email || 'us'}. This form is for adults. Please send no Aadhaar, PAN or medical papers.`,
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  privacyPolicy: 'Privacy policy',

  errorTitle: 'There is a problem',
  errorPrefix: 'Error: ',
  submit: 'Request the call',
  sending: 'Sending your request. One moment, please.',

  kept: 'What you typed is kept.',
  tryAgain: 'Try again',
  askForCall: 'Ask for a call',
  failures: {
    network: 'Your device could not reach our site.',
    timeout: 'Our site took too long to answer.',
    abort: 'The sending was interrupted.',
    server: 'Our site could not save your request.',
  },

  leave: {
    question: 'Close the form? What you typed will be lost.',
    stay: 'Keep writing',
    go: 'Close and lose it',
  },

  thanks: {
    title: 'Thank you',
    general: 'We appreciate your submission. Our team will be in touch soon.',
    premium: (premium: string) => `The premium would be ${premium}.`,
    reference: 'Your reference number',
    keep: 'Keep it: with it we find your request at once.',
    next: 'What happens next',
    call: ({ hours, series }: { hours: string; series: string }) =>
      `An expert calls you on the next working day at the latest, within our calling hours (${hours}). The call comes from ${series}.`,
    callAtSlot: ({ slot, series }: { slot: string; series: string }) =>
      `An expert calls you on ${slot}. The call comes from ${series}.`,
    stop: (email: string) =>
      `You do not want a call after all? Write to ${email} with the number above, and we stop.`,
    close: 'Close',
  },
  to: 'to',
  closeNotice: 'Dismiss',
} as const;
