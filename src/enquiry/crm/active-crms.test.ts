import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function withSettings(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const [{ activeCrms, crmProblems }, { env }] = await Promise.all([
    import('./active-crms.ts'),
    import('#platform/env.ts'),
  ]);
  return { activeCrms, crmProblems: () => crmProblems(env()) };
}

test('without a setting there is no CRM, and nothing is wrong', async () => {
  const { activeCrms, crmProblems } = await withSettings({});
  expect(activeCrms()).toEqual([]);
  expect(crmProblems()).toEqual([]);
});

test('a CRM whose settings are complete gets enquiries, with the address that it has by itself', async () => {
  const { activeCrms, crmProblems } = await withSettings({ CRM_HUBSPOT_TOKEN: 'pat-1' });
  expect(activeCrms()).toMatchObject([
    { adapter: { key: 'hubspot' }, settings: { url: 'https://api.hubapi.com', token: 'pat-1' } },
  ]);
  expect(crmProblems()).toEqual([]);
});

test('one that is half set gets none, and what is missing is named without a value', async () => {
  const { activeCrms, crmProblems } = await withSettings({
    SITE_URL: 'https://www.example.com',
    CRM_ZOHO_CLIENT_ID: '1000.X',
    CRM_ZOHO_ACCOUNTS_URL: 'http://accounts.zoho.in',
    CRM_HUBSPOT_TOKEN: 'pat-1',
    CRM_HUBSPOT_TOKNE: 'pat-2',
  });
  expect(activeCrms().map(({ adapter }) => adapter.key)).toEqual(['hubspot']);
  expect(crmProblems()).toEqual([
    'CRM_ZOHO_ACCOUNTS_URL is not an address that begins with https:.',
    'CRM_ZOHO_CLIENT_SECRET is not set: Zoho CRM needs it.',
    'CRM_ZOHO_REFRESH_TOKEN is not set: Zoho CRM needs it.',
    'CRM_HUBSPOT_TOKNE is not a setting of any CRM.',
  ]);
});
