import { expect, test } from 'vitest';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';

const tools = { label: 'Risk Janampatri', href: '/risk-janampatri', text: 'Your own.' };
const audience = { label: 'Companies', href: '/corporate-insurance', text: 'Of any size.' };

function home(...links: { label: string; href: string; text: string }[]): string {
  const blocks = [{ id: 'a', blockType: 'links' as const, heading: 'Ways on', links }];
  const pages = directoryWith({ path: '/corporate-insurance', audience: 'companies' });
  return renderPage(renderInput({ path: '/', kind: 'home', audience: 'everyone', blocks }, site({ pages })));
}

test('the finder is a form that needs no script', () => {
  const html = home(audience);
  expect(html).toContain('action="/find"');
  expect(html).toContain('<option value="bills">hospital bills</option>');
});

test('a list of parts of the site is drawn as cards in their colours', () => {
  expect(home(audience)).toContain('<li class="card card-companies">');
});

test('the list with the risk chart shows an example that is said to be one, in words too', () => {
  const html = home(tools);
  expect(html).toContain('An example, not your chart.');
  expect(html).toContain('1. Health: thin');
  expect(html).not.toContain('class="card');
});

test('the chart is offered, at the top too, while one of the page’s lists leads to it, and else nowhere', () => {
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main(home(tools)).match(/href="\/risk-janampatri"/g)).toHaveLength(2);
  expect(main(home(audience))).not.toContain('/risk-janampatri');
  expect(main(home(audience))).not.toContain('class="chart"');
});

test('no picture brings a style of its own, which the policy would refuse', () => {
  expect(home(audience, tools)).not.toContain(' style=');
});
