import type { Env } from '#platform/env.ts';
import { isOpenPlace } from '#platform/public-address.ts';
import { asvsLines } from './all-lines.ts';
import { type AsvsLine, open } from './line.ts';

type Settings = Pick<Env, 'siteUrl' | 'isLoopback' | 'oidc' | 'captcha' | 'metrics'>;

/** The lines as they are here: a requirement that is held as delivered may be relaxed by a setting. */
export function linesHere(settings: Settings): AsvsLine[] {
  const relaxed = relaxedBy(settings);
  return asvsLines.map((line) => {
    const why = relaxed[line.id];
    return why && line.state === 'held' ? open(line.id, line.level, line.words, why) : line;
  });
}

function relaxedBy({
  siteUrl,
  isLoopback,
  oidc,
  captcha,
  metrics,
}: Settings): Readonly<Record<string, string | undefined>> {
  const { protocol, hostname } = new URL(siteUrl);
  const isBare = protocol === 'https:' && !hostname.startsWith('www.');
  const isLeftToProvider = oidc && !oidc.requiredAcr && !oidc.requiredAmr;
  // A site that this machine alone can reach needs none.
  const isWithoutTls = protocol === 'http:' && !isLoopback;
  return {
    '3.2.2':
      captcha.provider === 'recaptcha'
        ? 'Text is rendered as text, but the policy does not require Trusted Types: CAPTCHA is recaptcha, and Google’s scripts, as we load them, do not use them.'
        : undefined,
    '3.4.1': isWithoutTls
      ? 'No policy is sent: SITE_URL is an http: address.'
      : isBare
        ? 'The HSTS policy lasts a year and covers this host alone: it is not a www host, and the hosts below it are not ours to decide on.'
        : undefined,
    '6.3.3': isLeftToProvider
      ? 'A login with a password needs a second factor. A login with the office account needs only what its provider asks for: neither OIDC_REQUIRED_ACR nor OIDC_REQUIRED_AMR is set.'
      : undefined,
    '12.2.1': isWithoutTls ? 'Visitors are served without TLS: SITE_URL is an http: address.' : undefined,
    '13.4.5':
      metrics && isOpenPlace(metrics.host)
        ? 'METRICS_ADDRESS is not a private address, so only a firewall can keep others from the port.'
        : undefined,
  };
}
