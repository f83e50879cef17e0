/** What surrounds the result of any tool. What was found is said in the tool's own words. */
export const en = {
  made: ({ count, day, version }: { count: number; day: string; version: number }) =>
    `From ${count === 1 ? 'one answer' : `${count} answers`} on ${day}, with version ${version} of the questions.`,
  partner: 'Made on a partner’s page.',

  talk: {
    title: 'Talk about this',
    text: 'One of our experts calls you, in English or Hindi. The result goes along only if you tick a box for it. We advise; the insurer decides what it covers and what it pays.',
  },

  takeAlong: {
    title: 'Take it along',
    text: 'As a document for reading on paper: the finding, your answers, and every figure with its source. Nobody’s name is in it.',
    pdf: 'Open the PDF',
  },

  mail: {
    title: 'Or have a link sent by e-mail',
    email: 'Email',
    hint: 'The mail holds the address of this page and none of your answers.',
    consent: {
      /** A change of one letter needs a new version: it is kept with the mail. */
      version: '2026-11-22',
      text: 'You may send this one mail to this address.',
      missing: 'Please tick this so that we may send the mail.',
    },
    submit: 'Send the link',
    sending: 'Sending the link. One moment, please.',
    gone: 'This result is no longer here, so there is nothing to send.',
    tooManyThere: 'We have sent mail to this address today already. Please try again tomorrow.',
    captcha: {
      google: 'Please complete the reCAPTCHA challenge.',
      running: 'We are still checking that this is no robot. The mail goes by itself in a moment.',
    },
    failed: 'The link could not be sent',
    sent: {
      title: 'The link is on its way',
      to: ({ email }: { email: string }) => `We send it to ${email}. It should be there in a few minutes.`,
      again: 'Not right? Send it to another address',
      goOn: 'What happens next',
    },
  },

  answers: {
    title: 'The answers behind it',
    declined: 'Rather not said',
    open: 'Not answered',
    change: 'Change an answer',
  },

  keep: {
    title: 'This page is yours',
    text: ({ day }: { day: string }) =>
      `Whoever has its address can read it; nobody’s name is kept with it. It can be opened until ${day}. Then it is deleted, and your answers with it.`,
    forget: 'Forget my answers',
  },

  method: {
    title: 'How it was worked out',
    text: ({ version, day }: { version: number; day: string }) =>
      `By version ${version} of the questions and figures, published on ${day}. This page goes by that version for as long as it can be opened.`,
    link: 'Every formula and figure, with its source',
  },

  forgotten: {
    title: 'Your answers are forgotten',
    text: 'The result is deleted, and the answers behind it. Its address leads nowhere now, wherever it was sent. What you attached to a request for a call stays with that request.',
  },
  gone: {
    title: 'This result is no longer here',
    text: 'A result can be opened for a limited time, and whoever has its address may have it forgotten sooner. Perhaps the address is not complete. You can answer the questions again at any time.',
  },
  again: 'Start again',
  notAForm: 'This page takes only its own form.',
  unavailable: 'We cannot open this at the moment. Please try again shortly.',
  tooManyReports:
    'Many documents have been opened from your connection in the last hour. Please try again a little later; the result stays on its page.',
  noReport: 'The PDF could not be made just now. Please try again in a moment.',
};
