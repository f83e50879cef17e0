import { describe, expect, test } from 'vitest';
import { fillCards } from '#content/collections/cards/fill-cards.ts';
import type { Card, MenuEntry, Menus, SiteSettings } from '#content/model.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { seedCards } from '../fixtures/seed-cards.ts';
import { renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { fillTokens, tokensOf } from '../text/fill-tokens.ts';

/** The lists of the specification's section 2, entry by entry, against the seed and against a rendered page. */
const files = readSeedFiles();
const cards = new Map(seedCards(files).map((card) => [card.key, card as Card]));
const seedOf = (slug: string): unknown => files.globals.find(({ global }) => global.slug === slug)?.seed;
const settings = seedOf('site-settings') as SiteSettings;
const menus = fillTokens(
  fillCards(seedOf('menus') as Menus, { withKey: (key) => cards.get(key), nameField: 'title' }),
  tokensOf(settings, 'en'),
);
const html = renderPage(renderInput({}, site({ settings, menus })));
const part = (start: string, end: string) =>
  html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)));
const header = part('<header', '</header>');
const corporateMega = part('id="mega-corporate"', 'href="/personal-insurance"');
const personalMega = part('id="mega-personal"', 'href="/innovative-products"');
const sidebar = part('id="sidebar"', '<main');
const footer = part('<footer', '</footer>');

function flat(entries: MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children)]);
}

const corporateProducts = [
  '/group-medical-cover',
  '/errors-and-omission',
  '/directors-and-officers',
  '/fire-and-burglary',
  '/film-production',
  '/distributors-loss-of-profit',
  '/cyber-insurance',
  '/marine-insurance',
  '/portable-equipment-policy',
  '/machinery-breakdown',
  '/employee-benefits',
  '/commercial-general-liability',
  '/contractor-all-risk',
  '/employee-compensation',
  '/professional-indemnity-insurance',
  '/contractor-plant-machinery',
  '/engineering-all-risk-insurance-policy',
];

describe('header', () => {
  test('the top menu begins with its four entries, and the row on phones repeats the first three', () => {
    expect(menus.top.map(({ title, href }) => [title, href])).toEqual([
      ['Corporate Insurance', '/corporate-insurance'],
      ['Personal Insurance', '/personal-insurance'],
      ['Oocyte & Surrogate Donors', '/innovative-products'],
      ['IVF Insurance', '/parenthood'],
      ['Claims Help', '/claims'],
    ]);
    const row = header.slice(header.indexOf('class="short-row"'));
    const rowLinks = [...row.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(rowLinks.slice(0, 3)).toEqual(menus.top.slice(0, 3).map(({ href }) => href));
  });

  test('the logo leads home, and the hamburger opens the sidebar', () => {
    expect(header).toContain('<a class="logo" href="/">');
    expect(header).toMatch(/<button class="icon-button hamburger"[^>]*popovertarget="sidebar"/i);
  });

  test('no menu is open on arrival', () => {
    expect(header).not.toContain('data-open');
    expect(header.match(/aria-expanded="false"/g)).toHaveLength(2);
  });
});

describe('corporate mega menu', () => {
  test.each([
    [
      'Our Focus',
      ['/corporate/insurance-large-enterprise', '/corporate/insurance-sme', '/corporate/insurance-startup'],
    ],
    [
      'Key Sectors',
      [
        '/corporate/education',
        '/corporate/film-industry',
        '/corporate/infra-developers',
        '/corporate/it-consulting',
        '/corporate/manufacturing',
        '/corporate/residential',
        '/corporate/services-health',
        '/corporate/services-travel',
        '/corporate/startup',
        '/corporate/trading-logistics',
        '/corporate/trading-retail',
      ],
    ],
    [
      'Product Offerings',
      [
        '/contractor-all-risk',
        '/contractor-plant-machinery',
        '/commercial-general-liability',
        '/cyber-insurance',
        '/directors-and-officers',
        '/distributors-loss-of-profit',
        '/employee-benefits',
        '/engineering-all-risk-insurance-policy',
        '/errors-and-omission',
        '/fire-and-burglary',
        '/film-production',
        '/group-medical-cover',
        '/marine-insurance',
        '/machinery-breakdown',
        '/portable-equipment-policy',
        '/professional-indemnity-insurance',
        '/employee-compensation',
      ],
    ],
  ])('%s', (title, hrefs) => {
    const group = menus.corporateMega.find((entry) => entry.title === title);
    expect(flat(group?.children ?? []).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
    expect(corporateMega).toContain(title);
    for (const href of hrefs) expect(corporateMega).toContain(`href="${href}"`);
  });

  test('Services and Trading hold their two sectors each', () => {
    const nested = flat(menus.corporateMega).filter(({ title }) => ['Services', 'Trading'].includes(title));
    expect(nested.map(({ children }) => children.map(({ title }) => title))).toEqual([
      ['Healthcare', 'Travel & Tourism'],
      ['Logistics', 'Retail'],
    ]);
  });

  test('erection all risk and engineering all risk are two names of one page', () => {
    const entry = flat(menus.corporateMega).find(
      ({ href }) => href === '/engineering-all-risk-insurance-policy',
    );
    expect(entry?.title).toMatch(/Erection All Risk.*Engineering All Risk/);
  });
});

test('personal mega menu: existing users log in at the agent portal; insurance for what', () => {
  expect(menus.personalMega.existingUsers).toEqual({ title: 'Existing Users', button: 'LOG IN' });
  expect(personalMega).toMatch(
    new RegExp(
      `<p class="mega-title">Existing Users</p><a[^>]*href="${settings.links.agentPortal}"[^>]*>LOG IN`,
    ),
  );
  const [group] = menus.personalMega.entries;
  expect(group?.title).toBe('Insurance for');
  expect(flat(group?.children ?? []).map(({ title, href }) => [title, href])).toEqual([
    ['Health', '/personal/health'],
    ['Home', '/personal/home'],
    ['Life', '/personal/life'],
    ['Motor', undefined],
    ['Bike', '/personal/bike'],
    ['Car', '/personal/car'],
    ['Travel & Tourism', '/personal/travel'],
  ]);
});

describe('sidebar', () => {
  const internal = [
    '/about-us',
    '/health-first',
    '/health-calculator',
    '/risk-janampatri',
    '/corporate-risk-janampatri',
    '/oocyte/health-insurance',
    '/oocyte/life-insurance',
    '/surrogate/health-insurance',
    '/surrogate/life-insurance',
    '/ivf-maternity-insurance',
    '/parenthood',
    '/vintage-cars',
    '/cruise',
    '/tour-operator-liability-insurance',
    '/surety-bond',
    '/personal/travel',
    '/innovative-products',
    '/posp-agent',
    '/personal-insurance-faq',
    '/corporate-insurance-faq',
    '/posp-faq',
    '/news-and-recognition',
    '/contact-us',
    '/career',
    '/blogs-and-resources',
    '/terms-condition',
    '/privacy-policy',
    ...corporateProducts,
  ];

  test('its routes begin with those of the specification, in its order, and none comes twice', () => {
    const hrefs = flat(menus.sidebar).flatMap(({ href }) => (href?.startsWith('/') ? href : []));
    expect(hrefs.slice(0, internal.length)).toEqual(internal);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  test.each(internal)('%s is a link in the page', (href) => {
    expect(sidebar).toContain(`href="${href}"`);
  });

  test.each([
    ['Small-Business Insurance', settings.links.smallBusiness],
    ['With Test', settings.links.calculatorWithTest],
    ['Without Test', settings.links.calculatorWithoutTest],
    ['Male', settings.links.calculatorMale],
    ['Stress', settings.links.calculatorStress],
    ['Agent Login', settings.links.agentPortal],
    ['Download App', settings.links.mobileApp],
  ])('%s opens an external page in the same tab', (title, address) => {
    expect(sidebar).toContain(`<a href="${address}">${title}</a>`);
    expect(html).not.toContain('target=');
  });

  test('an entry without an address is not shown, and an empty group neither', () => {
    const names = Object.keys(settings.links);
    const links = Object.assign({}, ...names.map((name) => ({ [name]: '' })));
    const bare = renderPage(renderInput({}, site({ settings: { ...settings, links } })));
    for (const title of [
      'Download App',
      'Annual Returns',
      'Agent Login',
      'LOG IN',
      'Existing Users',
      'Fertility Calculators',
      'LinkedIn',
      'Facebook',
    ]) {
      expect(bare).not.toContain(title);
    }
  });

  test('Annual Returns opens the PDF once there is one', () => {
    expect(sidebar).not.toContain('Annual Returns');
    const withPdf = { ...settings, annualReturnUrl: '/cmsapi/api/x.pdf' };
    const filed = renderPage(renderInput({}, site({ settings: withPdf })));
    expect(filed).toContain('<a href="/cmsapi/api/x.pdf">Annual Returns</a>');
  });

  test('a call back can be asked for: a general entry, and the agents’ one on phones only', () => {
    expect(sidebar).toContain(
      'href="/call-back?from=%2Fcruise&amp;variant=general" data-call-back="general"',
    );
    expect(sidebar).toMatch(
      /<li class="mobile-only"><a href="\/call-back\?from=%2Fcruise&amp;variant=posp" data-call-back="posp"/,
    );
  });

  test('entries nest up to three levels, and the corporate products alone are expanded at first', () => {
    const depth = (entries: MenuEntry[]): number =>
      Math.max(0, ...entries.map(({ children }) => 1 + depth(children)));
    expect(depth(menus.sidebar)).toBe(3);
    expect(sidebar).toContain('<details open=""><summary>Corporate Products</summary>');
    expect(sidebar.match(/<details open/g)).toHaveLength(1);
  });
});

describe('footer', () => {
  test.each([
    ['claim support by e-mail', `href="mailto:${settings.contact.claimsEmail}"`],
    ['the claims number', 'href="tel:18000000000"'],
    ['an expert', 'data-call-back="general" rel="nofollow">Talk to an Expert</a>'],
    ['LinkedIn', `<a href="${settings.links.linkedIn}">LinkedIn</a>`],
    ['Facebook', `<a href="${settings.links.facebook}">Facebook</a>`],
    ['insurers', '<dt>top insurers</dt><dd>33+</dd>'],
    ['corporate clients', '<dt>corporate clients</dt><dd>850+</dd>'],
    ['the company', settings.company.legalName],
    ['the registered office', settings.company.registeredOffice],
    ['the principal place of business', settings.company.principalPlace],
    ['the licence', 'Direct Broker (Life &amp; General)'],
    ['a rejected claim', '<a href="/claim-rejected">My claim was rejected</a>'],
    ['who underwrites', settings.disclosure.underwriting],
    ['solicitation', settings.disclosure.solicitation],
    ['privacy', 'href="/privacy-policy"'],
  ])('it names %s', (_what, expected) => {
    expect(footer).toContain(expected);
  });
});
