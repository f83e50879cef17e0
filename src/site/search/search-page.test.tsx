import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext } from '../document/site-context.tsx';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import { SearchPage } from './search-page.tsx';

function rendered(asked: string): string {
  const { locale, locales, settings, menus, clock } = site();
  const view = { locale, locales, settings, menus, clock, pageData: renderInput().pageData };
  const rest = {
    blockData: new Map(),
    uploads: {},
    here: '/search',
    switchTo: '/search',
    linkTo: (href: unknown) => String(href),
  };
  return renderToStaticMarkup(
    <SiteContext value={{ ...view, ...directoryWith(), ...rest }}>
      <SearchPage asked={asked} found={[]} />
    </SiteContext>,
  );
}

test.each(['AB3CD4EF', 'ab3 cd4-ef'])('a reference number (%s) leads to the status of the call', (asked) => {
  expect(rendered(asked)).toContain('<a href="/status">See the status of your call</a>');
});

test.each(['premiums', 'ABCDEFGH', 'AB3CD4E'])('%s is not taken for a reference number', (asked) => {
  expect(rendered(asked)).not.toContain('/status');
});
