import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext } from '../document/site-context.tsx';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import { OmbudsmanPage } from './ombudsman-page.tsx';

function draw(locale: 'en' | 'hi'): string {
  const { locales, settings, menus, clock } = site();
  const view = { locale, locales, settings, menus, clock, pageData: renderInput().pageData };
  const rest = { blockData: new Map(), uploads: {}, here: '/', switchTo: '/', linkTo: String };
  const list = { contacts: {}, by: 'A. Rao', at: new Date('2026-11-20') };
  return renderToStaticMarkup(
    <SiteContext value={{ ...view, ...directoryWith(), ...rest }}>
      <OmbudsmanPage list={list} asked={undefined} answer={undefined} />
    </SiteContext>,
  );
}

test('the request to check an address ends as a sentence of its language does', () => {
  expect(draw('en')).toContain('before you post.</a> We ');
  expect(draw('hi')).toContain('जाँच लें।</a> हमने ');
});
