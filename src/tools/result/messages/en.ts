/** Words around the result of any tool. The finding is in the tool's own words. */
export const en = {
  made: ({ count, day, version }: { count: number; day: string; version: number }) =>
    `${count === 0 ? 'Made without any answers' : `Based on ${count === 1 ? 'one answer' : `${count} answers`} given`} on ${day}, with version ${version} of the questions.`,
  partner: 'Made on a partner’s page.',

  talk: {
    title: 'Talk about this',
    text: 'One of our experts will call you, in English or Hindi, and will see your result only if you tick the box that allows this. We advise; the insurer decides what it covers and what it pays.',
  },

  takeAlong: {
    title: 'Take it with you',
    text: 'A document to print: the result, your answers, and any numbers used, each with its source. It contains no name.',
    pdf: 'Open the PDF',
  },

  mail: {
    title: 'Or get a link by e-mail',
    email: 'Email',
    hint: 'The e-mail contains a link to this result and none of your answers.',
    consent: {
      /** A change of one letter needs a new version: it is kept with the mail. */
      version: '2026-11-25',
      text: 'You may send this one e-mail to this address.',
      missing: 'Please tick this so that we may send the e-mail.',
    },
    submit: 'Send the link',
    sending: 'Sending the link. One moment, please.',
    gone: 'This result is no longer here, so there is nothing to send.',
    tooManyThere: 'We cannot send more e-mails to this address for now. Please try again in 24 hours.',
    captcha: {
      google: 'Please complete the reCAPTCHA challenge.',
      running: 'We are still checking that you are not a robot. The e-mail will be sent automatically.',
    },
    failed: 'The link could not be sent',
    sent: {
      title: 'The link is on its way',
      to: ({ email }: { email: string }) =>
        `We are sending the link to ${email}. It should arrive in a few minutes.`,
      again: 'Not right? Send it to another address',
      goOn: 'What happens next',
    },
  },

  answers: {
    title: 'The answers behind it',
    declined: 'Preferred not to say',
    open: 'Not answered',
    change: 'Change an answer',
  },

  keep: {
    title: 'This page is yours',
    text: ({ day }: { day: string }) =>
      `Anyone who has the address of this page can read it. No name is kept with it. It can be opened until ${day}, and will then be deleted with your answers.`,
    forget: 'Forget my answers',
  },

  method: {
    title: 'How it was worked out',
    text: ({ version, day }: { version: number; day: string }) =>
      `We used version ${version} of the questions and figures, published on ${day}. This page keeps that version for as long as it can be opened.`,
    link: 'The formulas and numbers, with their sources',
  },

  forgotten: {
    title: 'Your answers have been deleted',
    text: 'The result has been deleted with them. Links to it no longer work. A result that you attached to a request for a call stays with that request.',
  },
  gone: {
    title: 'This result is no longer here',
    text: 'A result can be opened for a limited time, and anyone who has its address can delete it sooner. The address may also be incomplete. You can answer the questions again at any time.',
  },
  again: 'Start again',
  notAForm: 'We could not read this form. Please go back and try again.',
  unavailable: 'We cannot open this at the moment. Please try again shortly.',
  tooManyReports:
    'Many documents have been opened from your connection in the last hour. Please try again a little later; the result stays on its page.',
  noReport: 'The PDF could not be made just now. Please try again in a moment.',
};
