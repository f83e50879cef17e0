import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { speculationRules } from '../client/speculation-rules.ts';
import {
  captcha,
  faqs,
  post,
  postCard,
  posts,
  renderInput,
  richText,
  settings,
  site,
} from '../fixtures/site-fixture.ts';
import { pageOfPost } from '../pages/post-page.tsx';
import { renderPage } from '../pages/render-page.tsx';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { earlyScript } from './early-script.ts';
import { everyFontSheet } from './font-styles.ts';
import { hashSource } from './hash-source.ts';
import { publicPath } from './page-data.ts';
import { documentHeaders } from './security-headers.ts';
import { sheetNames, stylesheet } from './stylesheet.ts';

test('a page has its title with the brand, its description and its canonical address', () => {
  const html = renderPage(renderInput());
  expect(html).toMatch(/^<!doctype html><html lang="en-IN">/);
  expect(html).toContain(`<title>Cruise insurance | ${settings.brand}</title>`);
  expect(html).toContain('<meta name="description" content="Cover for a cruise."/>');
  expect(html).toContain('<link rel="canonical" href="https://example.com/cruise"/>');
  expect(html).not.toContain('name="robots"');
});

test('the home page’s address is the site’s own, without a slash, wherever it is given', () => {
  const html = renderPage(renderInput({ kind: 'home', path: '/' }));
  expect(html).toContain('<link rel="canonical" href="https://example.com"/>');
  expect(html).toContain('<meta property="og:url" content="https://example.com"/>');
});

test('the head names what a browser draws for the site elsewhere, and no picture that it would fetch', () => {
  const [head = ''] = renderPage(renderInput()).split('<style>');
  expect(head).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg');
  expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(head).toContain('property="og:image"');
});

test('without a title and description a page has the site’s', () => {
  const html = renderPage(renderInput({ title: '', description: '' }));
  expect(html).toContain(`<title>${settings.defaultTitle.replace('{brand}', settings.brand)}</title>`);
  expect(html).toContain(`content="${settings.defaultDescription.replace('{brand}', settings.brand)}"`);
});

test('the page for unknown addresses has its title to the letter and is not indexed', () => {
  const changes = {
    kind: 'not-found',
    path: '/404',
    title: '404 - Page Not Found',
    isIndexed: false,
  } as const;
  const html = renderPage(renderInput(changes));
  expect(html).toContain('<title>404 - Page Not Found</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('every page ends with the disclosure, whoever draws the footer', () => {
  for (const hideFooter of [true, false]) {
    expect(renderPage(renderInput({ hideFooter })).match(/<footer/g)).toHaveLength(1);
  }
});

test('a page that hides the header has neither header nor sidebar', () => {
  const html = renderPage(renderInput({ hideHeader: true }));
  expect(html).not.toContain('<header');
  expect(html).not.toContain('id="sidebar"');
  expect(html).toContain('<footer');
});

test('every page carries the empty dialog, the toasts and its data', () => {
  const html = renderPage(renderInput());
  expect(html).toContain('<dialog class="call-back" id="call-back" aria-labelledby="call-back-title">');
  expect(html).toContain('<h2 id="call-back-title" tabindex="-1">Get a Call from our Expert</h2>');
  expect(html).toContain('id="toasts" role="status" aria-live="polite"');
  const island =
    '<div data-island="/assets/call-back-dialog.js /assets/react.js" data-on="click" data-opened-by="a\\[data-call-back\\]"></div>';
  const [, json = ''] =
    new RegExp(`${island}<script type="application/json">(.*?)</script>`).exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    path: '/cruise',
    variant: 'cruise',
    captcha: { provider: 'altcha' },
  });
});

test('text in the page’s data cannot end its script', () => {
  const hostile = {
    ...settings,
    contact: { ...settings.contact, callingSeries: '</script><script>alert(1)' },
  };
  expect(renderPage(renderInput({}, site({ settings: hostile })))).not.toContain('</script><script>alert');
});

test('the policy has no need of inline exceptions: no style attribute, no handler', () => {
  const html = renderPage(renderInput({ blocks: [{ id: 'a', blockType: 'prose', body: richText('x') }] }));
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  const data = ' type="application/json"';
  expect(scripts).toEqual(['', data, data, ' type="module"']);
});

test('the policy names styles and scripts in the page by their hashes', () => {
  const sheets = [...sheetNames.map(stylesheet), ...everyFontSheet()].map(hashSource).join(' ');
  const early = createHash('sha256').update(earlyScript).digest('base64');
  const ahead = (['moderate', 'conservative'] as const).map(speculationRules).map(hashSource).join(' ');
  expect(contentSecurityPolicy({ captcha, scriptHashes: ["'sha256-abc'"] })).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${early}' ${ahead} 'sha256-abc'; style-src 'self' ${sheets}; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types next-pages captcha-worker fresh-page`,
  );
});

test('the policy lets no text become a script unless Google’s scripts have to', () => {
  const policyWith = (provider: 'altcha' | 'recaptcha') =>
    contentSecurityPolicy({
      captcha: { provider, recaptchaUrl: 'https://www.google.com' },
      scriptHashes: [],
    });
  expect(policyWith('altcha')).toContain("; require-trusted-types-for 'script'; trusted-types next-pages ");
  expect(policyWith('recaptcha')).not.toContain('trusted-types');
});

test('the policy admits the chosen captcha provider’s hosts and no others', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [],
    captcha: { provider: 'recaptcha', recaptchaUrl: 'https://www.google.com' },
  });
  expect(policy).toMatch(
    /script-src 'self'( 'sha256-\S+'){3} https:\/\/www.google.com\/recaptcha\/ https:\/\/www.gstatic.com\/recaptcha\/;/,
  );
  expect(policy).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
  );
  expect(contentSecurityPolicy({ captcha, scriptHashes: [] })).not.toContain('google');
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['https://www.example.com', 'max-age=31536000; includeSubDomains'],
  ['https://example.com', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
])('browsers remember for a year that %s is served securely, with what is below www', (siteUrl, expected) => {
  const headers = documentHeaders({ captcha, scriptHashes: [], siteUrl });
  expect(headers['strict-transport-security']).toBe(expected);
});

test('a partners’ page never names their secret in what it sends along', () => {
  expect(publicPath('/risecret-123/retail')).toBe('/ri…');
  expect(publicPath('/risk-janampatri')).toBe('/risk-janampatri');
  expect(publicPath('/risk-janampatri/thank-you')).toBe('/risk-janampatri/thank-you');
});

const nothingElse = { sumInsured: '', day: '', time: '' };

test('a thank-you page shows the reference number that it is given, and none otherwise', () => {
  const lead = 'We appreciate your submission. Our team will be in touch soon.';
  const thanks = { kind: 'thank-you', path: '/thank-you', lead } as const;
  const general = renderPage(renderInput(thanks, { thanks: { ...nothingElse, reference: 'AB2CD3EF' } }));
  expect(general).toContain('AB2CD3EF');
  expect(general.split(lead)).toHaveLength(2);
  const priced = renderPage(
    renderInput(thanks, { thanks: { ...nothingElse, reference: 'AB2CD3EF', sumInsured: '75000' } }),
  );
  expect(priced).toContain('The premium would be INR 53,808 incl. GST.');
  expect(priced).not.toContain('We appreciate your submission.');
  expect(priced).toContain(settings.premiums.caveat);
  expect(renderPage(renderInput(thanks))).not.toContain('Your reference number');
});

test.each([
  ['enquiries', 'An expert will call you by the next working day'],
  ['agents', 'explain the work, the training and the exam'],
  ['businesses', 'about your company’s cover'],
  ['contacts', 'We will answer by phone or e-mail'],
  ['resumes', 'read your application'],
] as const)('the thanks for what is kept among %s say what follows', (register, said) => {
  const page = { kind: 'thank-you', path: '/thank-you' } as const;
  const html = renderPage(renderInput(page, { thanks: { ...nothingElse, reference: 'AB2CD3EF', register } }));
  expect(html).toContain(said);
  expect(html.includes('An expert will call you')).toBe(
    register === 'enquiries' || register === 'businesses',
  );
});

test('of a number that nobody knows nothing is promised', () => {
  const page = { kind: 'thank-you', path: '/thank-you' } as const;
  const html = renderPage(renderInput(page, { thanks: { ...nothingElse, reference: 'AB2CD3EF' } }));
  expect(html).not.toContain('working day');
});

test('a legal page has a table of contents that leads to its parts', () => {
  const blocks = [{ id: 'a', blockType: 'prose', heading: 'Your rights', body: richText('x') } as const];
  const html = renderPage(renderInput({ kind: 'legal', blocks }));
  expect(html).toContain('<a href="#your-rights">Your rights</a>');
  expect(html).toContain('id="your-rights"');
});

test('a home page without company details gets them, as the law asks', () => {
  const html = renderPage(renderInput({ kind: 'home', path: '/' }));
  expect(html).toContain(settings.company.contactPerson);
});

test('a page of questions and a page of posts have their lists even when no block says so', () => {
  const blockData = new Map<string, unknown>([
    ['faqs', faqs],
    ['posts', { posts, page: 1, pages: 1, pictures: {} }],
  ]);
  expect(renderPage(renderInput({ kind: 'faq' }, { blockData }))).toContain('What is a free look?');
  expect(renderPage(renderInput({ kind: 'blog' }, { blockData }))).toContain('href="/blog/first"');
});

test('a post of the blog shows its text and leads to the others', () => {
  const second = post('second', '2026-02-01');
  const page = pageOfPost(second, '/blog/second');
  const html = renderPage(renderInput(page, { post: second, beside: [postCard('first', '2026-01-01')] }));
  expect(html).toContain('Body of the second.');
  expect(html).toContain('href="/blog/first"');
});

test('a post shows its picture below its first words', () => {
  const shown = { ...post('second', '2026-02-01'), pictureId: 7 };
  const picture = { kind: 'jpg', name: 'door-1', alt: 'A door', width: 640, height: 480 } as const;
  const uploads = { 7: picture };
  const html = renderPage(
    renderInput(pageOfPost(shown, '/blog/second'), { post: shown, beside: [], uploads }),
  );
  expect(html.indexOf('<img src="/media/door-1-640.jpg"')).toBeGreaterThan(
    html.indexOf('Body of the second.'),
  );
});
