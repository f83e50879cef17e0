import dns from 'node:dns/promises';
import net from 'node:net';
import { activeCrms } from '#enquiry/crm/active-crms.ts';
import { database } from '#platform/database.ts';
import type { Env } from '#platform/env.ts';
import { checkMail } from '#platform/mail.ts';
import { AddressRefused, mayReach } from '#platform/outbound-post.ts';
import { type Finding, stop } from './finding.ts';

const patienceMs = 5000;

/** Whether what the site depends on answers. Nothing is sent: a connection, or a greeting, is enough. */
export async function checkServices(env: Env): Promise<Finding[]> {
  const { smtpUrl, crmWebhookUrl, captcha, isLoopback } = env;
  const crms = activeCrms(env).flatMap(({ adapter, settings }) =>
    Object.entries(adapter.settings).flatMap(([name, { variable, isUrl }]) =>
      isUrl ? [check(adapter.name, variable, () => reachHook(settings[name] ?? '', isLoopback))] : [],
    ),
  );
  const findings = await Promise.all([
    check('The database', 'DATABASE_URL', () => database().query('select 1')),
    smtpUrl && check('The mail server', 'SMTP_URL', checkMail),
    crmWebhookUrl &&
      check('The host of the web hook', 'CRM_WEBHOOK_URL', () => reachHook(crmWebhookUrl, isLoopback)),
    captcha.provider === 'recaptcha' &&
      check('reCAPTCHA', 'RECAPTCHA_URL', () => connect(captcha.recaptchaUrl)),
    ...crms,
  ]);
  return findings.filter((finding) => typeof finding === 'object');
}

async function check(
  name: string,
  variable: string,
  attempt: () => Promise<unknown>,
): Promise<Finding | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return stop(
      `${name} cannot be reached (${message || code}).`,
      `Check ${variable} and that the service is running.`,
    );
  }
}

/** As a hand-over would: an address that none is posted to is as good as away. */
async function reachHook(url: string, mayReachItself: boolean): Promise<void> {
  const addresses = await dns.lookup(hostOf(url), { all: true });
  if (!addresses.every(({ address }) => mayReach(address, mayReachItself))) throw new AddressRefused();
  await connect(url);
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.+)\]$/, '$1');
}

function connect(url: string): Promise<void> {
  const { port, protocol } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect({
      host: hostOf(url),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer in ${patienceMs / 1000} s`)));
    socket.once('error', reject).once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
