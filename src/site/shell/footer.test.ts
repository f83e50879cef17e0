import { expect, test } from 'vitest';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';

const claims = { title: 'Claims help', href: '/claims', children: [] };

test.each(['en', 'hi'] as const)('in %s one column of the footer is about claims', (locale) => {
  const { settings, menus } = site();
  const shown = site({
    locale,
    locales: ['en', 'hi'],
    // Without an address and a number the column has the page on claims instead.
    settings: { ...settings, contact: { ...settings.contact, claimsEmail: '', claimsPhone: '' } },
    menus: { ...menus, footer: [{ title: 'Claim Support', children: [claims] }] },
    pages: directoryWith({ key: 'claims', path: '/claims' }),
  });
  const page = renderPage(renderInput({ hideFooter: false }, shown));
  expect(page.slice(page.indexOf('<footer')).match(/href="[^"]*\/claims"/g)).toHaveLength(1);
});
