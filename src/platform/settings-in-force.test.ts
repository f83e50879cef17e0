import { expect, test } from 'vitest';
import { settingsInForce } from './settings-in-force.ts';

const given = {
  APP_SECRET: 'an-app-secret-of-thirty-two-characters',
  APP_SECRET_FORMER: '2027-01-31:another-secret-of-thirty-two-characters',
  DATABASE_URL: 'postgres://site:a-password@db.example:5433/site?sslmode=verify-full',
  SMTP_URL: 'smtps://mailer:another-password@mail.example',
  CRM_WEBHOOK_URL: 'https://crm.example/hooks/a-key?token=a-token',
  BACKUP_TO: 's3://bucket/backups',
  BACKUP_TIME: '02:30',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a-bearer',
};

test('settings are listed with their values and defaults, and nothing secret is in them', () => {
  const settings = settingsInForce(given);
  const settingOf = (name: string) => settings.find((each) => each.name === name);
  expect(settingOf('BACKUP_TIME')).toEqual({ name: 'BACKUP_TIME', value: '02:30', isSet: true });
  expect(settingOf('BACKUP_KEEP_DAYS')).toEqual({ name: 'BACKUP_KEEP_DAYS', value: '30', isSet: false });
  expect(settingOf('APP_SECRET')?.value).toBe('(kept secret)');
  expect(settingOf('BACKUP_KEY')?.value).toBe('');
  expect(settingOf('DATABASE_URL')?.value).toBe('postgres://db.example:5433');
  expect(settingOf('SMTP_URL')?.value).toBe('smtps://mail.example');
  expect(settingOf('CRM_WEBHOOK_URL')?.value).toBe('https://crm.example');
  expect(JSON.stringify(settings)).not.toMatch(/-secret-|-password|a-key|a-token|a-bearer|2027-01-31/);
});
