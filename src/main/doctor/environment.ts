import path from 'node:path';
import { crmProblems } from '#enquiry/crm/active-crms.ts';
import type { Env } from '#platform/env.ts';
import { placeholderBrand } from '#platform/env-variables.ts';
import { isLoopbackUrl } from '#platform/loopback-url.ts';
import { isOpenPlace } from '#platform/public-address.ts';
import { consider, type Finding, stop } from './finding.ts';

/** How the partners' pages come to be: told here and at the start. */
export const partnerPagesAdvice =
  'set RISK_PARTNER_SECRET in .env to 8 to 64 letters and digits, for example: openssl rand -hex 12';

/** Finds what the environment lacks, or allows, that a live site must not. Reads nothing but its argument. */
export function checkEnvironment(env: Env): Finding[] {
  return [
    ...checkAddress(env),
    ...checkBrand(env),
    ...checkGuards(env),
    ...checkConnections(env),
    ...checkSecrets(env),
    ...checkMonitoring(env),
  ];
}

function checkAddress({ siteUrl, isLoopback, trustedProxies, mode }: Env): Finding[] {
  const findings: Finding[] = [];
  if (isLoopback) {
    findings.push(
      stop(
        `SITE_URL is ${siteUrl}, which only this machine can reach.`,
        'Set SITE_URL to the public address.',
      ),
    );
  } else if (siteUrl.startsWith('http:')) {
    findings.push(
      stop(
        `SITE_URL is ${siteUrl}: enquiries would travel unencrypted.`,
        'Serve it over HTTPS, with an https: address in SITE_URL.',
      ),
    );
  }
  if (!isLoopback && trustedProxies.length === 0) {
    findings.push(
      stop(
        'TRUSTED_PROXIES is not set: behind the proxy that does HTTPS all visitors share one rate limit.',
        "Set it to the proxy's address, for example TRUSTED_PROXIES=127.0.0.1",
      ),
    );
  }
  if (mode !== 'production')
    findings.push(stop(`NODE_ENV is ${mode}.`, 'Leave it unset, or set it to production.'));
  return findings;
}

function checkBrand({ brandDir }: Env): Finding[] {
  if (path.basename(brandDir) !== placeholderBrand) return [];
  return [
    consider(
      `The site uses ${placeholderBrand}, the placeholder brand that the project comes with.`,
      'Make it yours: docs/recipes/another-brand.md explains how.',
    ),
  ];
}

function checkGuards({ captcha, hasRateLimits, hasSecondFactor, hasPseudoLocale }: Env): Finding[] {
  const findings: Finding[] = [];
  if (captcha.provider === 'off') {
    findings.push(
      stop('CAPTCHA is off: the forms are open to robots.', 'Set CAPTCHA to altcha or recaptcha.'),
    );
  }
  if (!hasRateLimits)
    findings.push(stop('RATE_LIMITS is off: anyone can flood the forms.', 'Leave RATE_LIMITS unset.'));
  if (!hasSecondFactor)
    findings.push(
      stop(
        'STAFF_SECOND_FACTOR is off: a password alone opens what visitors sent.',
        'Leave STAFF_SECOND_FACTOR unset.',
      ),
    );
  if (hasPseudoLocale)
    findings.push(
      stop(
        'PSEUDO_LOCALE is on: every page is published twice, once in accents.',
        'Leave PSEUDO_LOCALE unset.',
      ),
    );
  return findings;
}

function checkConnections(env: Env): Finding[] {
  const { smtpUrl, dataDir, databaseUrl, crmWebhookUrl, storage } = env;
  const findings = crmProblems(env).map((problem) =>
    stop(problem, 'Correct it: docs/crm.md lists the settings of each CRM.'),
  );
  if (!smtpUrl) {
    findings.push(
      stop(
        `SMTP_URL is not set: mails are written to ${dataDir}/mail and reach no one.`,
        'Set SMTP_URL to the mail server.',
      ),
    );
  }
  if (crmWebhookUrl?.startsWith('http:') && !isLoopbackUrl(crmWebhookUrl)) {
    findings.push(
      stop('CRM_WEBHOOK_URL is not HTTPS: enquiries would be posted unencrypted.', 'Use an https: address.'),
    );
  }
  if (storage.endpoint?.startsWith('http:') && !isLoopbackUrl(storage.endpoint)) {
    findings.push(
      consider(
        'S3_ENDPOINT is not HTTPS: what visitors send travels unencrypted.',
        'Use an https: address, unless the network is private.',
      ),
    );
  }
  if (!databaseUrl) {
    findings.push(
      consider(
        `The database is the embedded one, in ${dataDir}: enough for one machine.`,
        'Back it up, or set DATABASE_URL.',
      ),
    );
  } else if (isUnencryptedAfar(databaseUrl)) {
    findings.push(
      consider(
        'DATABASE_URL does not ask for encryption.',
        'Add ?sslmode=verify-full, unless the network is private.',
      ),
    );
  }
  return findings;
}

function isUnencryptedAfar(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  // A host that is a path, or none, is a Unix socket.
  const isHere = hostname === '' || hostname.startsWith('%2F') || isLoopbackUrl(`http://${hostname}`);
  return !isHere && (searchParams.get('sslmode') ?? 'disable') === 'disable';
}

function checkMonitoring({ alertsTo, metrics }: Env): Finding[] {
  const findings: Finding[] = [];
  if (!alertsTo) {
    findings.push(
      consider(
        'ALERTS_TO is not set: no one gets a mail when something fails.',
        'Name a person who looks after the site.',
      ),
    );
  }
  if (metrics && isOpenPlace(metrics.host)) {
    findings.push(
      consider(
        'METRICS_ADDRESS is not a private address: anyone who reaches the port reads the figures.',
        'Listen on 127.0.0.1 or on an address of a private network, or let a firewall close the port.',
      ),
    );
  }
  return findings;
}

function checkSecrets({ appSecret, dataDir, staff, riskPartnerSecret }: Env): Finding[] {
  const findings: Finding[] = [];
  if (!appSecret) {
    findings.push(
      consider(
        `APP_SECRET is not set; the one in ${dataDir}/app.secret is used.`,
        'Back that file up with the database, or set APP_SECRET: openssl rand -hex 32',
      ),
    );
  }
  if (staff.password) {
    findings.push(
      consider(
        'STAFF_PASSWORD is in the environment.',
        'Once the first administrator has logged in, change the password and remove it.',
      ),
    );
  }
  if (!riskPartnerSecret) {
    findings.push(
      consider(
        "RISK_PARTNER_SECRET is not set: the partners' five pages, /ri<secret>, do not exist.",
        `If there are partners: ${partnerPagesAdvice}`,
      ),
    );
  }
  if (process.getuid?.() === 0) {
    findings.push(consider('This runs as root.', 'Run the site as a user of its own.'));
  }
  return findings;
}
