import tls from 'node:tls';

const patienceMs = 5000;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Below this it should have been renewed: authorities and their programs begin about a month before the end. */
export const minDaysLeft = 14;

type Place = { hostname: string; port: number; authority?: string | undefined; mayBeUntrusted?: boolean };

/** @returns days until the certificate ends @throws Error with a code where it is not trusted or does not answer */
export function shakeHands({ hostname, port, authority, mayBeUntrusted = false }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      ...{ host: hostname, port, servername: hostname, rejectUnauthorized: !mayBeUntrusted },
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

/** Asked once an hour. @returns nothing without HTTPS, or where the site's address cannot be reached from here */
export async function certificateDaysLeft(siteUrl: string, now = Date.now()): Promise<number | undefined> {
  if (latest && now - latest.at < hourMs) return latest.daysLeft;
  latest = { at: now, daysLeft: latest?.daysLeft };
  const { protocol, hostname, port } = new URL(siteUrl);
  const asked = { hostname, port: Number(port || 443), mayBeUntrusted: true };
  const daysLeft = protocol === 'https:' ? await shakeHands(asked).catch(() => undefined) : undefined;
  latest = { at: now, daysLeft };
  return daysLeft;
}
