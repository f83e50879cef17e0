import type { Env } from '#platform/env.ts';
import { asvsLines } from './all-lines.ts';
import { type AsvsLine, open } from './line.ts';

type Settings = Pick<Env, 'siteUrl' | 'oidc'>;

/** The lines as they are here: a requirement that is held as delivered may be relaxed by a setting. */
export function linesHere(settings: Settings): AsvsLine[] {
  const relaxed = relaxedBy(settings);
  return asvsLines.map((line) => {
    const why = relaxed[line.id];
    return why && line.state === 'held' ? open(line.id, line.level, line.words, why) : line;
  });
}

function relaxedBy({ siteUrl, oidc }: Settings): Readonly<Record<string, string | undefined>> {
  const { protocol, hostname } = new URL(siteUrl);
  const isBare = protocol === 'https:' && !hostname.startsWith('www.');
  const isLeftToProvider = oidc && !oidc.requiredAcr && !oidc.requiredAmr;
  return {
    '3.4.1': isBare
      ? 'The policy lasts a year and covers this host alone: SITE_URL is a bare domain, and the hosts below it are not ours to decide on.'
      : undefined,
    '6.3.3': isLeftToProvider
      ? 'A login with a password needs a second factor. A login with the office account needs only what its provider asks for: neither OIDC_REQUIRED_ACR nor OIDC_REQUIRED_AMR is set.'
      : undefined,
  };
}
