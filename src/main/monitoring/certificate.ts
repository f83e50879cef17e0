import tls from 'node:tls';

const patienceMs = 5000;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Below this it should have been renewed: authorities and their programs begin about a month before the end. */
export const minDaysLeft = 14;

type Place = { hostname: string; port: number; authority?: string | undefined };

/** @returns days until the certificate ends @throws Error with a code where it is not trusted or does not answer */
export function shakeHands({ hostname, port, authority }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      ...{ host: hostname, port, servername: hostname },
      ...(authority && { ca: authority }),
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('error', reject).once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(Math.floor((Date.parse(end) - Date.now()) / dayMs));
    });
  });
}

let latest: { at: number; daysLeft: number | undefined } | undefined;
type Site = { siteUrl: string; authority?: string };

/**
 * Asked once an hour.
 * @param authority in place of those that browsers trust
 * @returns nothing without HTTPS, or where no certificate that browsers trust is reached from here
 */
export async function certificateDaysLeft(
  { siteUrl, authority }: Site,
  now = Date.now(),
): Promise<number | undefined> {
  if (latest && now - latest.at < hourMs) return latest.daysLeft;
  latest = { at: now, daysLeft: latest?.daysLeft };
  const { protocol, hostname, port } = new URL(siteUrl);
  const asked = { hostname, port: Number(port || 443), authority };
  const daysLeft = protocol === 'https:' ? await shakeHands(asked).catch(daysOfFailure) : undefined;
  latest = { at: now, daysLeft };
  return daysLeft;
}

const daysOfFailure = ({ code }: { code?: string }) => (code === 'CERT_HAS_EXPIRED' ? 0 : undefined);
