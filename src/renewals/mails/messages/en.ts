import type { Stage } from '../../renewal.ts';

const previews: Record<Stage, string> = {
  60: 'There is time to compare. What to check before you renew.',
  30: 'Time to decide. What to check before you renew.',
  7: 'Time to pay. What to check before you renew.',
};

export const en = {
  confirm: {
    subject: (brand: string) => `Please confirm: a renewal reminder from ${brand}`,
    preview: 'Please confirm, and we will remind you.',
    title: 'Shall we remind you before your policy ends?',
    asked: (site: string) => `Someone (we hope it was you) asked on ${site} for a reminder at this address.`,
    what: (cover: string, day: string) => `${cover}: last day ${day}.`,
    action: 'Yes, remind me',
    copy: 'Or copy this address into your browser:',
    until: (days: number) =>
      `The link is valid for ${days} days. If you do not confirm by then, we will delete this address.`,
    notAsked: 'If it was not you, you need not do anything. We will not remind you.',
  },
  reminder: {
    subject: (cover: string, day: string) => `${cover}: your policy ends on ${day}`,
    previews,
    title: (day: string) => `Your policy ends on ${day}`,
    cover: 'Insured',
    insurer: 'Insurer',
    lastDay: 'Last day',
    next: (day: string) => `We will write to you again on ${day}.`,
    last: 'This is our last e-mail about this policy. We will delete the reminder after the last day.',
    why: 'You receive this e-mail because you asked for it and confirmed your address.',
    forget: 'Delete this reminder',
  },
};
