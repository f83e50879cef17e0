import { expect, test, vi } from 'vitest';
import type { PlainPage } from '../document/plain-page.tsx';

vi.mock('#content/collections/site-settings/site-settings.read.ts', () => ({
  readKnownSettings: async () => ({ brand: 'Parasol' }),
}));
vi.mock('#platform/env.ts', () => ({ env: () => ({ siteUrl: 'https://www.example.com' }) }));

const { deadlineRoutes } = await import('./deadline-routes.ts');

const routes = deadlineRoutes(async ({ body: _body, ...page }: PlainPage) => Response.json(page), 'en');
const asked = 'about=insurer-complaint&on=2027-01-11';
const pageAt = async (address: string) => (await routes.request(address)).json() as Promise<PlainPage>;

test('The page is public until something is asked; what is unclear is in its title', async () => {
  expect(await pageAt('/claim-deadlines')).toMatchObject({ isPublic: true });
  expect(await pageAt('/claim-deadlines.md')).toMatchObject({ isPublic: true, isMarkdown: true });
  const answer = await pageAt(`/claim-deadlines?${asked}`);
  expect(answer).toMatchObject({ isPublic: false, title: 'Claim and complaint deadlines' });
  const unclear = await pageAt('/claim-deadlines?about=insurer-complaint&on=soon');
  expect(unclear).toMatchObject({ isPublic: false, title: 'Error: Claim and complaint deadlines' });
});

test('Another language is asked the same, with nothing else that the address had', async () => {
  const typed = 'about=life-claim&day=31&month=2&year=2026';
  for (const question of [asked, typed]) {
    const { switchTo } = await pageAt(`/claim-deadlines?${question}&token=secret`);
    expect(switchTo).toBe(`/claim-deadlines?${question}`);
  }
  expect(await pageAt('/claim-deadlines')).toMatchObject({ switchTo: '/claim-deadlines' });
});

test('The calendar has a whole day for each date, with its source and a reminder', async () => {
  const answer = await routes.request(`/claim-deadlines.ics?${asked}`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(answer.headers.get('content-disposition')).toContain('claim-deadlines.ics');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const file = (await answer.text()).replaceAll('\r\n ', '');
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days).toEqual(['20270125', '20270211', '20280211']);
  expect(file.match(/TRIGGER:-PT15H/g)).toHaveLength(3);
  expect(file).toContain('Insurance Ombudsman Rules\\, 2017');
  expect(file).toContain(`URL:https://www.example.com/claim-deadlines?${asked}`);
});

test('Without a question there is no calendar, and the page says what is unclear', async () => {
  expect(await pageAt('/claim-deadlines.ics?about=other')).toMatchObject({ path: '/claim-deadlines' });
});
