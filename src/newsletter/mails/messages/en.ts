export const en = {
  confirm: {
    subject: (brand: string) => `Please confirm: the newsletter of ${brand}`,
    preview: 'One press, and the next issue comes to you.',
    title: 'Shall we send you our newsletter?',
    asked: (site: string) =>
      `Somebody, you we hope, asked on ${site} for our newsletter to be sent to this address.`,
    action: 'Go on to confirm',
    copy: 'Or copy this address into your browser:',
    until: (days: number) =>
      `The link holds for ${days} days. If nobody confirms until then, we forget this address.`,
    notAsked: 'It was not you? Then you need not do anything, and no newsletter comes.',
  },
  already: {
    subject: (brand: string) => `You get the newsletter of ${brand} already`,
    preview: 'There is nothing to do.',
    title: 'You get our newsletter already',
    asked: (site: string) =>
      `Somebody, you we hope, asked on ${site} for our newsletter to be sent to this address. It is on our list: there is nothing to do.`,
    leave: 'You do not want it any more?',
    unsubscribeLink: 'Leave the newsletter',
  },
  issue: {
    test: (subject: string) => `Test: ${subject}`,
    why: 'You get this mail because you asked for it and confirmed it.',
    unsubscribeLink: 'Leave the newsletter',
    webLink: 'Read it on our site',
  },
};
