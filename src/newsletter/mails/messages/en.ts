export const en = {
  confirm: {
    subject: (brand: string) => `Please confirm: the ${brand} newsletter`,
    preview: 'Please confirm to receive the next issue.',
    title: 'Shall we send you our newsletter?',
    asked: (site: string) =>
      `Someone (we hope it was you) asked ${site} to send its newsletter to this address.`,
    action: 'Confirm my subscription',
    copy: 'Or copy this address into your browser:',
    until: (days: number) =>
      `The link is valid for ${days} days. If you do not confirm by then, we will delete this address.`,
    notAsked: 'If it was not you, you need not do anything. We will not send you the newsletter.',
  },
  already: {
    subject: (brand: string) => `You already receive the ${brand} newsletter`,
    preview: 'You need not do anything.',
    title: 'You already receive our newsletter',
    asked: (site: string) =>
      `Someone (we hope it was you) asked ${site} to send its newsletter to this address. You are already on our list, so you need not do anything.`,
    leave: 'No longer want it?',
    unsubscribeLink: 'Unsubscribe',
  },
  issue: {
    test: (subject: string) => `Test: ${subject}`,
    why: 'You are receiving this e-mail because you subscribed and confirmed your address.',
    unsubscribeLink: 'Unsubscribe',
    webLink: 'Read it on our site',
  },
};
