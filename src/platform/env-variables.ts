import { z } from 'zod';
import { minConnections } from './connection-shares.ts';
import { isObjectUrl, objectUrlAdvice } from './object-storage/object-place.ts';
import { oidcVariables } from './oidc-settings.ts';
import { tracingVariables } from './tracing/tracing-settings.ts';

const flag = z.enum(['on', 'off']);
const filled = z.string().trim().min(1);
const address = z.email();
const objectUrl = z.string().refine(isObjectUrl, objectUrlAdvice);

/** The brand that the project comes with, until an operator has one of their own. */
export const placeholderBrand = 'chhatri';

/** Variables of the CRMs that enquiries are handed to; each adapter says its own (`src/enquiry/crm`). */
export const crmPrefix = 'CRM_';

/** Of the secret that all keys are derived from. */
export const minSecretLength = 32;

/** Every variable of ours, with its default. Checks of one against another are in `env.ts`. */
export const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: z.string().min(minSecretLength, `needs at least ${minSecretLength} characters`).optional(),
  APP_SECRET_FORMER: z.string().default(''),
  TRUSTED_PROXIES: z.string().default(''),
  DATA_DIR: filled.default('.data'),
  BRAND: filled.default(placeholderBrand),
  UPLOADS_URL: objectUrl.optional(),
  FILES_URL: objectUrl.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: filled.optional(),
  S3_PATH_STYLE: flag.optional(),
  AWS_ACCESS_KEY_ID: filled.optional(),
  AWS_SECRET_ACCESS_KEY: filled.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(minConnections.withoutDesk).max(1000).default(24),
  STAFF_EMAIL: address.optional(),
  STAFF_PASSWORD: z.string().min(12, 'needs at least 12 characters').optional(),
  STAFF_SECOND_FACTOR: flag.default('on'),
  ...oidcVariables,
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  ALTCHA_COST: z.coerce.number().int().min(500).max(50_000).default(5000),
  RECAPTCHA_V2_SITE_KEY: filled.optional(),
  RECAPTCHA_V2_SECRET: filled.optional(),
  RECAPTCHA_V3_SITE_KEY: filled.optional(),
  RECAPTCHA_V3_SECRET: filled.optional(),
  RECAPTCHA_URL: z.url().default('https://www.google.com'),
  RATE_LIMITS: flag.default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SUPPORT_EMAIL: address.optional(),
  CRM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  FEED_KEY: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{43}=$/, 'is not a key: echo whsec_$(openssl rand -base64 32)')
    .optional(),
  RISK_PARTNER_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'needs 8 to 64 letters, digits, - or _')
    .refine((value) => value !== 'sk-janampatri', 'would give /risk-janampatri, a public page')
    .optional(),
  JOURNAL_MAX_MB: z.coerce.number().int().min(1).max(10_000).default(64),
  METRICS_ADDRESS: z
    .string()
    .refine(
      (text) => /^[^/]+:\d+$/.test(text) && URL.canParse(`http://${text}`),
      'needs an address and a port such as 127.0.0.1:9464',
    )
    .optional(),
  ...tracingVariables,
  ALERTS_TO: address.optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  DESK: flag.default('on'),
  STYLEGUIDE: flag.default('off'),
  LANGUAGES: z
    .string()
    .regex(/^[a-z]{2,3}(,[a-z]{2,3})*$/, 'is a list of language codes such as en,hi')
    .default('en,hi'),
  PSEUDO_LOCALE: flag.default('off'),
  PAGE_PACKING: z.enum(['tight', 'quick']).default('tight'),
  SOCIAL_CARDS: z.enum(['ahead', 'asked']).default('ahead'),
  BACKUP_KEY: z
    .string()
    .regex(
      /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/,
      'is not a key: DATA_DIR/backup.key holds one after the first backup',
    )
    .optional(),
  BACKUP_TO: filled.refine((to) => !to.startsWith('s3:') || isObjectUrl(to), objectUrlAdvice).optional(),
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'needs a time of the day such as 02:30')
    .optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(2).max(3650).default(30),
});
