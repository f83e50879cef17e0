import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usualRetention } from '#content/collections/site-settings/retention.field.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { PageFacts } from './page-facts.ts';
import { ThankYouPanel } from './thank-you-panel.tsx';
import type { Sent } from './thanks-in-words.ts';

const page: PageFacts = {
  path: '/',
  locale: 'en',
  privacyPath: '/privacy-policy',
  captcha: { provider: 'off', use: 'checkbox', v2SiteKey: '', v3SiteKey: '', url: '' },
  callingHours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
  retention: usualRetention,
  thankYou: {
    premiums: {
      rows: [
        { sumInsured: '50000', premium: 'INR 35,872 incl. GST' },
        { sumInsured: '75000', premium: 'INR 53,808 incl. GST' },
      ],
      caveat: 'For a group policy.',
    },
    callingSeries: 'a number that begins with 1600',
    supportEmail: 'support@example.com',
    pages: { 'thank-you': '/thank-you', 'thank-you-pos': '/thank-you-pos' },
  },
};

function thanks(sumInsured: string, slot = { day: '', time: '' }, waiting?: Sent['waiting']) {
  const sent = { reference: 'AB3CD4EF', sumInsured, ...slot, waiting };
  return renderToStaticMarkup(<ThankYouPanel sent={sent} page={page} onClose={() => undefined} />);
}

test('the premium for 50000 and for 75000, with its caveat', () => {
  expect(thanks('50000')).toContain('The premium would be INR 35,872 incl. GST.');
  expect(thanks('75000')).toContain('The premium would be INR 53,808 incl. GST.');
  expect(thanks('50000')).toContain('For a group policy.');
});

test('otherwise the general words', () => {
  expect(thanks('')).toContain('We appreciate your submission. Our team will be in touch soon.');
});

test('what is kept while the database is away is said to be so, and no premium is named', () => {
  const html = thanks('50000', undefined, answerMessages('en').waiting);
  expect(html).toContain('Our team will see it once our database is back.');
  expect(html).toContain('You do not need to send it again.');
  expect(html).toContain('AB3CD4EF');
  expect(html).not.toMatch(/premium would|For a group policy|in touch soon/);
  expect(thanks('50000')).not.toContain('database');
});

test('the reference number, what happens next, from which number, and how to stop it', () => {
  const html = thanks('');
  expect(html).toContain('AB3CD4EF');
  expect(html).toContain('Monday to Saturday, 10 am to 6:30 pm');
  expect(html).toContain('a number that begins with 1600');
  expect(html).toContain('support@example.com');
  expect(html).toContain('<a href="/status">');
  expect(thanks('', { day: '2026-11-23', time: '10:30' })).toContain(
    'on Monday, 23 November 2026, at 10:30 am',
  );
});
