/**
 * The only file that reads `process.env`. Everything is optional on a developer's machine; a wrong value
 * stops the start with a list that a person can act on. `.env.example` explains each variable.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isDay } from './clock.ts';
import { minConnections } from './connection-shares.ts';
import { brandFolder, crmVariables, hostAndPort, partsOf, splitOnce } from './env-values.ts';
import { minSecretLength, variables } from './env-variables.ts';
import { isAddressOrRange } from './ip-address.ts';
import { isLoopbackUrl } from './loopback-url.ts';
import { pathOrObjectUrl } from './object-storage/object-place.ts';
import { type StorageSettings, storageProblems, storageSettings } from './object-storage/storage-settings.ts';
import { type OidcSettings, oidcProblems, oidcSettings } from './oidc-settings.ts';
import { type TracingSettings, tracingSettings } from './tracing/tracing-settings.ts';

export type CaptchaProvider = z.infer<typeof variables>['CAPTCHA'];

export type Env = {
  mode: 'production' | 'development' | 'test';
  port: number;
  /** Where visitors reach the site; no trailing slash. */
  siteUrl: string;
  isLoopback: boolean;
  /** Absent means: generated into the data folder. */
  appSecret: string | undefined;
  /** The newest first; `lastDay` (`YYYY-MM-DD`, in UTC) is the last on which what passes is accepted. */
  formerSecrets: { lastDay: string; secret: string }[];
  /** Addresses or ranges (CIDR) of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Absolute path. */
  dataDir: string;
  storage: StorageSettings;
  /** Absolute path of the brand's folder. */
  brandDir: string;
  /** Absent means: the embedded database. */
  databaseUrl: string | undefined;
  /** How many connections to the database this instance may use, all its parts together. */
  databaseConnections: number;
  staff: { email: string | undefined; password: string | undefined };
  /** Whether a login takes more than a password. */
  hasSecondFactor: boolean;
  /** Absent means: staff log in with passwords alone. */
  oidc: OidcSettings | undefined;
  captcha: {
    provider: CaptchaProvider;
    v2: { siteKey: string; secret: string } | undefined;
    v3: { siteKey: string; secret: string } | undefined;
    /** Origin that serves the reCAPTCHA script and its siteverify; another one only in tests. */
    recaptchaUrl: string;
  };
  /** Rounds of PBKDF2 for each try to solve ALTCHA's challenge. */
  altchaCost: number;
  hasRateLimits: boolean;
  smtpUrl: string | undefined;
  supportEmail: string | undefined;
  crmWebhookUrl: string | undefined;
  /** Every variable that begins with CRM_, by its name: which there are is said by the CRMs' adapters. */
  crm: Readonly<Record<string, string>>;
  /** The key of the feed of enquiries, beside those that were made on the desk. */
  feedKey: string | undefined;
  riskPartnerSecret: string | undefined;
  hasDesk: boolean;
  /** Bound of the journal of enquiries. */
  journalMaxMb: number;
  /** Where Prometheus reads metrics; absent means: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Absent means: nothing is traced. */
  traces: TracingSettings | undefined;
  /** Recipient of a mail when an alert fires; absent means: no one. */
  alertsTo: string | undefined;
  /** How long requests are still taken after the signal to stop, so that a balancer can notice. */
  drainSeconds: number;
  /** In production; while developing it is always there. */
  hasStyleguide: boolean;
  /** Codes of the languages that the site is published in. */
  languages: string[];
  /** English made strange has pages as well, under /en-XA: for tests. */
  hasPseudoLocale: boolean;
  /** Pages are compressed as well as can be, which takes most of the time that publishing them takes. */
  packsTight: boolean;
  /** Every page's social card is made before anyone asks for it. */
  makesCardsAhead: boolean;
  /** Absent means: generated into the data folder. */
  backupKey: string | undefined;
  /** The folder that backups are written to: its absolute path, or its address in a bucket. */
  backupTo: string;
  /** Time of day in India, as `HH:MM`; absent means: no backups by a schedule. */
  backupTime: string | undefined;
  backupKeepDays: number;
};

/** Thrown with one line per wrong variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length} wrong value(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Parses the environment. @throws EnvironmentError */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty line in .env means "not set", not "set to nothing".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const v = parsed.data;
  // As browsers name it: without the port that its scheme has anyway.
  const siteUrl = new URL(v.SITE_URL ?? `http://localhost:${v.PORT}`).origin;
  const isLoopback = isLoopbackUrl(siteUrl);
  const keys = (siteKey: string | undefined, secret: string | undefined) =>
    siteKey && secret ? { siteKey, secret } : undefined;
  const env: Env = {
    mode: v.NODE_ENV,
    port: v.PORT,
    siteUrl,
    isLoopback,
    appSecret: v.APP_SECRET,
    formerSecrets: partsOf(v.APP_SECRET_FORMER).map((entry) => {
      const [lastDay = '', secret = ''] = splitOnce(entry, ':');
      return { lastDay, secret };
    }),
    trustedProxies: partsOf(v.TRUSTED_PROXIES),
    dataDir: path.resolve(v.DATA_DIR),
    storage: storageSettings(v),
    brandDir: brandFolder(v.BRAND),
    databaseUrl: v.DATABASE_URL,
    databaseConnections: v.DATABASE_CONNECTIONS,
    staff: { email: v.STAFF_EMAIL, password: v.STAFF_PASSWORD },
    hasSecondFactor: v.STAFF_SECOND_FACTOR === 'on',
    oidc: oidcSettings(v),
    captcha: {
      provider: v.CAPTCHA,
      v2: keys(v.RECAPTCHA_V2_SITE_KEY, v.RECAPTCHA_V2_SECRET),
      v3: keys(v.RECAPTCHA_V3_SITE_KEY, v.RECAPTCHA_V3_SECRET),
      recaptchaUrl: v.RECAPTCHA_URL.replace(/\/+$/, ''),
    },
    altchaCost: v.ALTCHA_COST,
    hasRateLimits: v.RATE_LIMITS === 'on',
    smtpUrl: v.SMTP_URL,
    supportEmail: v.SUPPORT_EMAIL,
    crmWebhookUrl: v.CRM_WEBHOOK_URL,
    crm: crmVariables(given),
    feedKey: v.FEED_KEY,
    riskPartnerSecret: v.RISK_PARTNER_SECRET,
    hasDesk: v.DESK === 'on',
    journalMaxMb: v.JOURNAL_MAX_MB,
    metrics: hostAndPort(v.METRICS_ADDRESS),
    traces: tracingSettings(v),
    alertsTo: v.ALERTS_TO,
    drainSeconds: v.DRAIN_SECONDS,
    hasStyleguide: v.STYLEGUIDE === 'on',
    languages: v.LANGUAGES.split(','),
    hasPseudoLocale: v.PSEUDO_LOCALE === 'on',
    packsTight: v.PAGE_PACKING === 'tight',
    makesCardsAhead: v.SOCIAL_CARDS === 'ahead',
    backupKey: v.BACKUP_KEY,
    backupTo: pathOrObjectUrl(v.BACKUP_TO ?? path.join(v.DATA_DIR, 'backups')),
    backupTime: v.BACKUP_TIME,
    backupKeepDays: v.BACKUP_KEEP_DAYS,
  };
  const problems = contradictions(env, v);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return env;
}

/** Every variable of ours that is set, unchanged: the part of the environment that a backup keeps. */
export function givenVariables(
  source: Record<string, string | undefined> = process.env,
): Record<string, string> {
  const given = Object.keys(variables.shape).map((name) => [name, source[name]]);
  return { ...Object.fromEntries(given.filter(([, value]) => value)), ...crmVariables(source) };
}

/** The environment of a process whose libraries write dates by the machine's clock: it is set to India's. */
export function environmentInIndia(): NodeJS.ProcessEnv {
  return { ...process.env, TZ: 'Asia/Kolkata' };
}

function contradictions(env: Env, v: z.infer<typeof variables>): string[] {
  const problems = [...storageProblems(v), ...oidcProblems(v)];
  if (!fs.existsSync(path.join(env.brandDir, 'brand.json'))) {
    problems.push(`BRAND: there is no brand.json in ${env.brandDir}`);
  }
  if (v.SITE_URL && new URL(v.SITE_URL).href !== `${env.siteUrl}/`) {
    problems.push(
      'SITE_URL: takes a scheme and a host with its port, such as https://www.broker.example, without path, ?, # or password',
    );
  }
  const relaxed = [
    ['CAPTCHA: "off"', env.captcha.provider === 'off'],
    ['RATE_LIMITS: "off"', !env.hasRateLimits],
    ['STAFF_SECOND_FACTOR: "off"', !env.hasSecondFactor],
    ['PSEUDO_LOCALE: "on"', env.hasPseudoLocale],
  ] as const;
  for (const [setting, isSet] of relaxed)
    if (isSet && !env.isLoopback)
      problems.push(`${setting} is accepted only while SITE_URL is a loopback address`);
  if (env.captcha.provider === 'recaptcha' && !(env.captcha.v2 && env.captcha.v3)) {
    problems.push(
      'CAPTCHA: "recaptcha" needs RECAPTCHA_V2_SITE_KEY, RECAPTCHA_V2_SECRET, RECAPTCHA_V3_SITE_KEY and RECAPTCHA_V3_SECRET',
    );
  }
  if (env.databaseUrl && !env.appSecret) {
    // One made here would be another on each instance of that database: no token of one would be valid on the next.
    problems.push('APP_SECRET: needed with DATABASE_URL, the same on every instance; openssl rand -hex 32');
  }
  if (env.databaseUrl && env.backupTime && !(env.backupKey && v.BACKUP_TO)) {
    // Whichever instance makes the day's backup, one key opens it, and all are in one folder.
    problems.push(
      'BACKUP_TIME: with DATABASE_URL it needs BACKUP_KEY and BACKUP_TO, the same on every instance; age-keygen makes a key',
    );
  }
  if (env.formerSecrets.some(({ lastDay, secret }) => !isDay(lastDay) || secret.length < minSecretLength)) {
    problems.push(
      `APP_SECRET_FORMER: each entry is its last day, a colon and the secret: 2027-01-31:${minSecretLength} characters or more`,
    );
  }
  if (env.hasDesk && env.databaseConnections < minConnections.withDesk) {
    problems.push(`DATABASE_CONNECTIONS: needs at least ${minConnections.withDesk}, or DESK=off`);
  }
  for (const entry of env.trustedProxies.filter((entry) => !isAddressOrRange(entry))) {
    problems.push(`TRUSTED_PROXIES: "${entry}" is neither an address nor a range such as 10.0.0.0/8`);
  }
  if (Boolean(v.STAFF_EMAIL) !== Boolean(v.STAFF_PASSWORD)) {
    problems.push('STAFF_EMAIL, STAFF_PASSWORD: set both or neither');
  }
  return problems;
}

let current: Env | undefined;

/** The environment of this process, parsed once. @throws EnvironmentError */
export function env(): Env {
  current ??= readEnv();
  return current;
}
