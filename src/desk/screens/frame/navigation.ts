import type { Duty } from '#content/access/duties.ts';

/** The entries of the bar: ours, and the screens of the content service. Whose duty it is not sees no entry. */
export const deskNavigation = {
  today: { label: 'Today', href: '/desk', duty: 'read-cases' },
  find: { label: 'Find', href: '/desk/find', duty: 'read-cases' },
  figures: { label: 'Figures', href: '/desk/figures', duty: 'read-cases' },
  mail: { label: 'Mail', href: '/desk/mails', duty: 'be-staff' },
  privacy: { label: 'Privacy', href: '/desk/privacy', duty: 'read-cases' },
  words: { label: 'Words', href: '/desk/words', duty: 'write-content' },
  publishing: { label: 'Publishing', href: '/desk/publishing', duty: 'write-content' },
  office: { label: 'Office', href: '/desk/office', duty: 'write-content' },
  content: { label: 'Content', href: '/admin', duty: 'be-staff' },
} as const satisfies Record<string, { label: string; href: string; duty: Duty }>;

export type DeskPlace = keyof typeof deskNavigation;

/** @returns the entry that a path belongs to: of several, the one whose address has most of it */
export function placeOf(path: string): DeskPlace | undefined {
  return (Object.keys(deskNavigation) as DeskPlace[])
    .filter((key) => `${path}/`.startsWith(`${deskNavigation[key].href}/`))
    .sort((a, b) => deskNavigation[b].href.length - deskNavigation[a].href.length)[0];
}
