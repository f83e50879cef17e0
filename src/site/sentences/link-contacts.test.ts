import { expect, test } from 'vitest';
import { settings } from '../fixtures/site-fixture.ts';
import { linkContacts } from './link-contacts.ts';

const contact = { ...settings.contact, claimsPhone: '+91 22 1234 5678', helpline: '1800 111 222' };
const linked = (main: string) =>
  linkContacts(`<main><section>${main}</section></main><p>1800 111 222</p>`, contact)
    .replace(/^<main><section>/, '')
    .replace(/<\/section><\/main>.*$/, '');

test.each([
  ['Call +91 22 1234 5678.', 'Call <a href="tel:+912212345678">+91 22 1234 5678</a>.'],
  ['Call 1800 111 222, or write.', 'Call <a href="tel:1800111222">1800 111 222</a>, or write.'],
  ['Bima Bharosa: 1800 4254 732', 'Bima Bharosa: <a href="tel:18004254732">1800 4254 732</a>'],
  [
    'Write to help@my-broker.co.in.',
    'Write to <a href="mailto:help@my-broker.co.in">help@my-broker.co.in</a>.',
  ],
])('%s', (sentence, html) => {
  for (const [before, after] of [
    ['<p>', '</p>'],
    ['<table><tbody><tr><td>', '</td></tr></tbody></table>'],
    ['<ul><li>', '</li></ul>'],
  ])
    expect(linked(`${before}${sentence}${after}`)).toBe(`${before}${html}${after}`);
});

test.each([
  ['an amount', '<p>₹ 1,800 000 and 18004 000 111 222</p>'],
  ['part of a longer number', '<p>911800 111 222 and 1800 111 22234</p>'],
  ['what is a link already', '<p><a href="/contact-us">1800 111 222</a></p>'],
  ['a heading', '<h2>Call 1800 111 222</h2>'],
  ['what is filled in', '<form action="/"><p>help@broker.example</p></form>'],
  ['what a script will draw', '<div data-island="earnings"><p>1800 111 222</p></div>'],
])('Never %s', (_what, html) => {
  expect(linked(html)).toBe(html);
});
