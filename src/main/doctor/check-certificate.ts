import type { Env } from '#platform/env.ts';
import { minDaysLeft, shakeHands } from '../monitoring/certificate.ts';
import { consider, type Finding, stop } from './finding.ts';

/** Fulfils or refuses a handshake with the site's public address, as browsers do. @param authority in place of those that browsers trust */
export async function checkCertificate(
  { siteUrl }: Pick<Env, 'siteUrl'>,
  authority?: string,
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return [];
  try {
    const daysLeft = await shakeHands({ hostname, port: Number(port || 443), authority });
    if (daysLeft >= minDaysLeft) return [];
    return [
      consider(
        `The certificate of ${hostname} ends in ${daysLeft} days.`,
        'Renew it, or see why it is not renewed.',
      ),
    ];
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const reason = code || message;
    // Before the name leads here there is nothing to look at.
    if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT)/.test(reason))
      return [
        consider(
          `${siteUrl} cannot be reached from here (${reason}).`,
          'Check it once the name leads to this site.',
        ),
      ];
    return [
      stop(
        `Browsers do not trust the certificate of ${hostname} (${reason}).`,
        'Get one for this name from a public authority, and serve it with its chain.',
      ),
    ];
  }
}
