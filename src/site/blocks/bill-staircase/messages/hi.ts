import type { en } from './en.ts';

export const hi: typeof en = {
  payer: 'बीमा कंपनी देती है',
  bearer: 'आप देते हैं',
  step: (number: number, label: string) => `${number}. ${label}`,
  taken: (sum: string) => `− ${sum}`,
  /** Describes the picture to anyone who does not see it. */
  finding: (lines: readonly { label: string; amount: string }[]) =>
    `${lines.map(({ label, amount }) => `${label}: ${amount}`).join('। ')}।`,
};
