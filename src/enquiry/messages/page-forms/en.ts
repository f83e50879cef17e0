import type { FieldWords } from '#forms/words.ts';
import { businessCovers, months, sectors } from '../../definitions/business-options.ts';
import { contactTopics } from '../../definitions/contact-options.ts';
import { subPurposes } from '../../definitions/options.ts';
import { maxUploadMegabytes } from '../../definitions/upload-limit.ts';
import type { FormTexts } from '../../definitions/visitor-form.ts';

/**
 * Texts of the forms that are in pages of their own. They are apart from the call-back form's words, since the dialog
 * of every page loads those.
 */
type Words<Name extends string> = FormTexts & { fields: Record<Name, FieldWords> };

const person = {
  name: { label: 'Name' },
  phone: { label: 'Phone number', short: 'Phone' },
  email: { label: 'Email' },
  city: { label: 'City' },
  referrer_url: { label: 'Page', short: 'Sent from' },
};

const rights = (email: string) =>
  `To see, correct or erase it, to stop us using it, or to complain to our grievance officer, write to ${email || 'us on our contact page'}. This form is for adults. Please do not send Aadhaar, PAN or medical documents.`;

const notice = {
  policy: 'Privacy policy',
  moreTitle: 'What we collect, and how to stop it',
  more: (email: string) =>
    `We collect what you send here, your language, the page you were on and the campaign that led you here. Our staff read it. ${rights(email)}`,
};

const contact: Words<'name' | 'phone' | 'email' | 'topic' | 'message' | 'referrer_url'> = {
  title: 'Write to us',
  intro: 'Tell us what your message is about. We will answer by phone or e-mail.',
  submit: 'Send the message',
  sending: 'Sending your message. One moment, please.',
  notice: {
    ...notice,
    short: (period) => `We use this to answer you. We keep it for ${period}, then delete it.`,
  },
  fields: {
    ...person,
    topic: { label: 'What is it about?', short: 'Topic', options: contactTopics },
    message: { label: 'Your message', short: 'Message', toEnter: 'Write a sentence or two.' },
  },
};

const personalContact: Words<
  'name' | 'phone' | 'email' | 'city' | 'sub_purpose' | 'message' | 'referrer_url'
> = {
  title: 'Ask about personal insurance',
  intro:
    'Tell us which insurance your question is about and how to reach you. One of our experts will answer.',
  submit: 'Send the question',
  sending: 'Sending your question. One moment, please.',
  notice: {
    ...notice,
    short: (period) =>
      `We use this to answer you, and pass it to insurers only if you agree. We keep it for ${period}, then delete it.`,
  },
  fields: {
    ...person,
    sub_purpose: { label: 'Which insurance?', short: 'Sub purpose', options: subPurposes },
    message: { label: 'Your question', short: 'Message' },
  },
};

const business: Words<
  | 'company_name'
  | 'name'
  | 'email'
  | 'phone'
  | 'city'
  | 'sector'
  | 'people'
  | 'covers'
  | 'renewal_month'
  | 'referrer_url'
> = {
  title: 'Get corporate insurance',
  intro: 'Tell us about your company. One of our experts will call you about suitable cover and its cost.',
  submit: 'Ask for a proposal',
  sending: 'Sending your request. One moment, please.',
  notice: {
    ...notice,
    short: (period) =>
      `We use this to call you about cover for your company, and pass it to insurers only if you agree. We keep it for ${period}, then delete it.`,
  },
  fields: {
    ...person,
    company_name: { label: 'Company name', toEnter: 'Enter the name of your company.' },
    name: { label: 'Your name', short: 'Name' },
    sector: { label: 'Sector', options: sectors },
    people: { label: 'How many people work there?', short: 'People' },
    covers: { label: 'Which covers are you thinking of?', short: 'Covers', options: businessCovers },
    renewal_month: {
      label: 'When is your current policy due for renewal?',
      short: 'Renewal month',
      options: months,
    },
  },
};

const application: Words<'position' | 'name' | 'phone' | 'email' | 'upload' | 'referrer_url'> = {
  title: 'Apply for a job with us',
  intro: 'Tell us who you are and which position you are applying for, and send your résumé.',
  submit: 'Send the application',
  sending: 'Sending your application. One moment, please.',
  notice: {
    ...notice,
    short: (period) =>
      `We use this to decide on your application. Besides us, only the companies that host our site and deliver our e-mail get it. We keep it for ${period}, then delete it with the résumé.`,
  },
  fields: {
    ...person,
    position: {
      label: 'Position',
      hint: 'As listed on our page, or the kind of work you would like.',
      toEnter: 'Enter the position, or the kind of work you would like.',
    },
    upload: {
      label: 'Your résumé',
      short: 'Résumé',
      hint: `PDF, DOC or DOCX, ${maxUploadMegabytes} MB at most.`,
      toEnter: 'Choose the file from your device.',
    },
  },
};

/** While a file is on its way. */
const upload = {
  tooLarge: `This file is larger than ${maxUploadMegabytes} MB. Please save it as a smaller PDF, without large pictures, and choose that.`,
  received: (name: string) => `We have ${name}.`,
  replace: 'Choose another file only to replace this one.',
  sending: (name: string) => `Sending ${name}`,
  waits: 'The rest will be sent automatically once the file is here.',
  broke: 'The file did not get through. We have kept what you typed.',
};

export const en = { contact, personalContact, business, application, upload };
