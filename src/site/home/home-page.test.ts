import { expect, test } from 'vitest';
import type { Partner } from '#content/model.ts';
import type { FirstQuestion } from '../first-question/first-question-of.ts';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';

const tools = { label: 'Risk Janampatri', href: '/risk-janampatri', text: 'Your own.' };
const audience = { label: 'Companies', href: '/corporate-insurance', text: 'Of any size.' };

const insurer = (name: string): Partner => ({ id: 1, name, kind: 'insurer' });

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

test('below the head a visitor can check us: the licence, the register, the hours, where to complain', () => {
  const pages = directoryWith({ key: 'grievance', path: '/grievance' });
  const input = renderInput({ path: '/', kind: 'home' }, site({ pages }));
  const html = renderPage({ ...input, insurers: [insurer('Rain General'), insurer('Cloud Life')] });
  const strip = html.slice(html.indexOf('class="trust"'), html.indexOf('class="sheet"'));
  for (const words of [input.settings.licence.number, 'Rain General, Cloud Life', 'Monday to'])
    expect(strip).toContain(words);
  expect(strip).toContain('href="https://irdai.gov.in"');
  expect(strip).toContain('href="/grievance"');
  expect(strip).toContain('href="tel:');
});

test('what is not set is not in the strip', () => {
  const input = renderInput({ path: '/', kind: 'home' }, site({ pages: directoryWith() }));
  const { licence, contact } = input.settings;
  const settings = {
    ...input.settings,
    licence: { ...licence, number: '' },
    contact: { ...contact, helpline: '' },
  };
  const html = renderPage({ ...input, settings });
  const strip = html.slice(html.indexOf('class="trust"'), html.indexOf('class="sheet"'));
  expect(strip).not.toMatch(/irdai|Insurers|calls|Monday|tel:|complain/i);
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

test('the chart’s first question is asked beside it, and each answer leads to the next question', () => {
  const links = [tools];
  const blocks = [{ id: 'a', blockType: 'links' as const, heading: 'A chart', links }];
  const question: FirstQuestion = {
    tool: 'personal-risk',
    name: 'household',
    label: 'Who lives in your household?',
    answers: [{ key: 'couple', label: 'My partner and I' }],
  };
  const input = renderInput({ path: '/', kind: 'home', blocks }, { ...site(), firstQuestion: question });
  const html = renderPage(input);
  expect(html).toContain('<h3>Who lives in your household?</h3>');
  expect(html).toContain('<a href="/risk-janampatri/questions/eldest?household=couple">My partner and I</a>');
});

test('no picture brings a style of its own, which the policy would refuse', () => {
  expect(home(audience, tools)).not.toContain(' style=');
});
