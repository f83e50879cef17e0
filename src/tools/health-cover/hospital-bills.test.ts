import { expect, test } from 'vitest';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthResultOf } from './health-result.ts';
import { billsAsLines, hospitalBills } from './hospital-bills.ts';
import { seededContent as content } from './seeded-content.ts';

function billsFor(key: string) {
  const answers = healthCoverExamples.find((example) => example.key === key)?.answers ?? {};
  const bills = hospitalBills(healthResultOf(answers, content), { content, locale: 'en' });
  if (!bills) throw new Error('There are no bills.');
  return bills;
}

test('each bill has its range, and says whose figure it is, of where and of when', () => {
  const lines = billsAsLines(billsFor('single-metro'), 'en').map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines).toEqual([
    expect.stringMatching(
      /^₹ 2.75–3.75 lakh: a bypass .* Mumbai, Delhi or Bengaluru in 2025, .*₹ 1–1.1 lakh.*Watchdoq/,
    ),
    expect.stringMatching(/^₹ 2.2–2.8 lakh: a knee .* Mumbai or Delhi in 2025 \(Watchdoq\)\.$/),
    expect.stringMatching(
      /^₹ 10–30 lakh: cancer .* no city, year or source .*BigSoch.*Mint in June 2025, says ₹ 4–6 lakh\.$/,
    ),
    expect.stringMatching(/^₹\s70,000 – 3.5\slakh: 7 days of intensive care.*BigSoch/),
  ]);
});

test('the bills are compared with the present cover and the likely sum, and call themselves a guide', () => {
  const { heading, cover, intro } = billsFor('family-with-cover');
  expect(cover.sum).toBe(2_500_000);
  expect(heading.replaceAll('\u00a0', ' ')).toBe('What ₹ 25 lakh would pay for');
  expect(cover.text).toBe('your present cover plus the likely sum');
  // An employer's policy pays a bill in full, whatever the formula counts of it.
  expect(billsFor('single-small-town').cover.sum).toBe(800_000);
  expect(billsFor('covered').cover).toMatchObject({ sum: 5_000_000, text: 'your present cover' });
  expect(billsFor('single-metro').cover.text).toBe('the likely sum');
  expect(intro).toContain('only a guide');
});

test('where there are two policies it says that each pays for its own people', () => {
  expect(billsFor('three-generations').notes).toHaveLength(2);
  expect(billsFor('single-metro').notes).toHaveLength(1);
});
