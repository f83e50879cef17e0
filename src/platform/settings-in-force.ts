import { givenVariables } from './env.ts';
import { variables } from './env-variables.ts';

/** `plain` is shown, of a `url` the host alone, of a `secret` only whether it is set. */
type Kind = 'plain' | 'url' | 'secret';

/** A variable without a line here does not compile: whether its value may be shown is decided when it is added. */
export const settingKinds: Record<keyof typeof variables.shape, Kind> = {
  NODE_ENV: 'plain',
  PORT: 'plain',
  SITE_URL: 'plain',
  APP_SECRET: 'secret',
  APP_SECRET_FORMER: 'secret',
  TRUSTED_PROXIES: 'plain',
  DATA_DIR: 'plain',
  BRAND: 'plain',
  UPLOADS_URL: 'url',
  FILES_URL: 'url',
  S3_ENDPOINT: 'url',
  S3_REGION: 'plain',
  S3_PATH_STYLE: 'plain',
  AWS_ACCESS_KEY_ID: 'secret',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DATABASE_URL: 'url',
  DATABASE_CONNECTIONS: 'plain',
  STAFF_EMAIL: 'plain',
  STAFF_PASSWORD: 'secret',
  STAFF_SECOND_FACTOR: 'plain',
  CAPTCHA: 'plain',
  ALTCHA_COST: 'plain',
  RECAPTCHA_V2_SITE_KEY: 'plain',
  RECAPTCHA_V2_SECRET: 'secret',
  RECAPTCHA_V3_SITE_KEY: 'plain',
  RECAPTCHA_V3_SECRET: 'secret',
  RECAPTCHA_URL: 'url',
  RATE_LIMITS: 'plain',
  SMTP_URL: 'url',
  SUPPORT_EMAIL: 'plain',
  CRM_WEBHOOK_URL: 'url',
  FEED_KEY: 'secret',
  OIDC_ISSUER: 'url',
  OIDC_CLIENT_ID: 'plain',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'plain',
  OIDC_SCOPES: 'plain',
  OIDC_GROUPS_CLAIM: 'plain',
  OIDC_GROUP_ADMINISTRATOR: 'plain',
  OIDC_GROUP_COMPLIANCE: 'plain',
  OIDC_GROUP_ADVISER: 'plain',
  OIDC_GROUP_EDITOR: 'plain',
  OIDC_GROUP_READER: 'plain',
  OIDC_REQUIRED_ACR: 'plain',
  OIDC_REQUIRED_AMR: 'plain',
  OIDC_CONFIRM_MINUTES: 'plain',
  RISK_PARTNER_SECRET: 'secret',
  JOURNAL_MAX_MB: 'plain',
  METRICS_ADDRESS: 'plain',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'url',
  OTEL_EXPORTER_OTLP_HEADERS: 'secret',
  OTEL_SERVICE_NAME: 'plain',
  OTEL_TRACES_SAMPLER_ARG: 'plain',
  ALERTS_TO: 'plain',
  DRAIN_SECONDS: 'plain',
  DESK: 'plain',
  STYLEGUIDE: 'plain',
  LANGUAGES: 'plain',
  PSEUDO_LOCALE: 'plain',
  PAGE_PACKING: 'plain',
  SOCIAL_CARDS: 'plain',
  BACKUP_KEY: 'secret',
  BACKUP_TO: 'url',
  BACKUP_TIME: 'plain',
  BACKUP_KEEP_DAYS: 'plain',
};

export type SettingInForce = { name: string; value: string; isSet: boolean };

/** Every setting with its value, or the default that stands in for it; nothing secret in it. */
export function settingsInForce(given: Record<string, string> = givenVariables()): SettingInForce[] {
  const parsed: Record<string, unknown> = variables.parse(given);
  const known = Object.entries(settingKinds).map(([name, kind]) => {
    const isSet = name in given;
    return { name, isSet, value: shown(String(parsed[name] ?? ''), kind) };
  });
  // Each CRM's adapter names its own variables, tokens among them.
  const ofCrms = Object.keys(given).filter((name) => !Object.hasOwn(settingKinds, name));
  return [...known, ...ofCrms.map((name) => ({ name, isSet: true, value: shown('set', 'secret') }))];
}

function shown(value: string, kind: Kind): string {
  if (value === '') return '';
  if (kind === 'secret') return '(kept secret)';
  if (kind === 'plain' || !URL.canParse(value)) return value;
  // Users, passwords, paths and queries may be secrets.
  const { protocol, host } = new URL(value);
  return `${protocol}//${host}`;
}
