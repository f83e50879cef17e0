import { createTransport } from 'nodemailer';
import { isLoopbackUrl } from '../loopback-url.ts';
import type { Mail, Mailer } from './mailer.ts';
import { nodemailerOptions } from './nodemailer-options.ts';

// Without limits a server that accepts a connection and falls silent blocks a job for ten minutes.
const patienceMs = 10_000;

/**
 * @param url `smtp://` (with STARTTLS, without which nothing is sent beyond this machine) or `smtps://`, with user and
 * password where needed
 */
export function createSmtpMailer(url: string, timeoutMs = patienceMs): Mailer {
  const transport = createTransport({
    url: withoutTlsOptions(url),
    pool: true,
    maxConnections: 4,
    // A lost connection is our queue's to repeat, with its pauses.
    maxRequeues: 0,
    // Nothing listens in on loopback, and test servers there have certificates that no one has signed.
    ignoreTLS: isLoopbackUrl(url),
    requireTLS: !isLoopbackUrl(url),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  });
  async function send(mail: Mail): Promise<void> {
    const { rejected } = await transport.sendMail(nodemailerOptions(mail));
    if (rejected.length > 0) throw new Error('The mail server refused the recipient.');
  }
  return { send, check: async () => void (await transport.verify()), close: () => transport.close() };
}

/** Removes the address's encryption options, which would win over those that are set here. */
function withoutTlsOptions(url: string): string {
  const address = new URL(url);
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS']) address.searchParams.delete(name);
  return address.href;
}
