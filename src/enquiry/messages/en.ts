import type { FieldWords } from '#forms/words.ts';
import type { CallBackField } from '../definitions/call-back-fields.ts';
import { concerns, contactLanguages, subPurposes } from '../definitions/options.ts';

/** Questions, in the specification's words where it has them. */
const fields: Record<CallBackField, FieldWords> = {
  name: { label: 'Name' },
  phone: { label: 'Phone number', short: 'Phone' },
  email: { label: 'Email' },
  city: { label: 'City' },
  concern: { label: 'What is it about?', short: 'Purpose', options: concerns },
  sub_purpose: {
    label: 'Which insurance?',
    short: 'Sub purpose',
    hintAtOnce: 'For Personal Insurance only.',
    options: subPurposes,
  },
  company_name: { label: 'Company name', hintAtOnce: 'For Corporate Insurance only.' },
  sum_insured: { label: 'Sum insured' },
  contact_date: { label: 'Date of the call', short: 'Date' },
  contact_time: { label: 'Time of the call (Indian time)', short: 'Time' },
  contact_language: { label: 'Language', options: contactLanguages },
  referrer_url: { label: 'Page', short: 'Sent from' },
};

/** The call-back form's own words: the dialog, the page without JavaScript, and what is said after sending. */
const form = {
  title: 'Get a Call from our Expert',
  intro: 'Tell us how to reach you and what the call is about.',
  fields,
  notice: {
    short: (period: string) =>
      `We use this to call you about your request, and pass it to insurers only if you agree. We keep it for ${period}, then delete it.`,
    policy: 'Privacy policy',
    moreTitle: 'What we collect, and how to stop it',
    more: (email: string) =>
      `We collect what you send here, your language, the page you were on and the campaign that led you here. Our experts read it. To see, correct or erase it, to stop us using it, or to complain to our grievance officer, write to ${email || 'us'}. This form is for adults. Please do not send Aadhaar, PAN or medical documents.`,
  },

  attach: {
    /** A change of one letter needs a new version: it is stored with what was attached. */
    version: '2026-11-28',
    text: 'Show the expert my result and all my answers, including those about health. They are kept with this request and deleted with it.',
  },

  submit: 'Request the call',
  sending: 'Sending your request. One moment, please.',
  captcha: {
    google: 'Please complete the reCAPTCHA challenge.',
    running: 'We are still checking that you are not a robot. Your request will be sent automatically.',
  },

  retry: 'Some error occured please retry',
  tryAgain: 'Try again',
  askForCall: 'Ask for a call',
  failures: {
    network: 'Your device got no answer from us.',
    timeout: 'Our site took too long to answer.',
    abort: 'Sending was interrupted.',
    server: 'Our site did not confirm the request.',
    captcha: 'We could not load the check that you are not a robot.',
  },

  leave: {
    question: 'Close the form and lose what you typed?',
    stay: 'Keep editing',
    go: 'Close and discard',
  },

  thanks: {
    title: 'Thank you',
    general: 'We appreciate your submission. Our team will be in touch soon.',
    premium: (premium: string) => `The premium would be ${premium}.`,
    reference: 'Your reference number',
    keep: 'Keep this number: you can use it to check the status.',
    next: 'What happens next',
    call: ({ hours, series }: { hours: string; series: string }) =>
      `An expert will call you by the next working day, within our calling hours (${hours}). The call will come from ${series}.`,
    callAtSlot: ({ slot, series }: { slot: string; series: string }) =>
      `An expert will call you on ${slot}. The call will come from ${series}.`,
    stop: (email: string) =>
      `No longer want the call? Write to ${email} with the number above and we will cancel it.`,
  },
  close: 'Close',
  closeNotice: 'Dismiss',
};

/**
 * The words for someone who is registered already. The flow stops there, so nothing is promised: the last words lead to
 * a form that records a call, where the place can show a link.
 */
const callOffer = { offer: 'If you would like a call about it, ', link: 'ask for one here', after: '.' };
const known = {
  agents: { ...callOffer, known: 'We already have your registration. ' },
  businesses: { ...callOffer, known: 'We already have your business on record. ' },
};

export const en = { form, known };
