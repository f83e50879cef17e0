import { describe, expect, test } from 'vitest';
import { faultsOf } from '../engine/check-version.ts';
import { pagesOf } from '../engine/path.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { healthCoverNeeds } from './health-cover.needs.ts';
import { healthCover } from './health-cover.questionnaire.ts';
import { healthResultOf } from './health-result.ts';
import { householdOf } from './household.ts';
import { seededContent } from './seeded-content.ts';

const facts = { today: '2026-11-22', hours: { from: '09:00', to: '18:00', days: [] } } as never;

function faults(content: typeof seededContent): string[] {
  return faultsOf(healthCover, content, { needs: healthCoverNeeds, coverPages: [] });
}

describe('the published content', () => {
  test('has no faults', () => {
    expect(faults(seededContent)).toEqual([]);
  });

  test('cannot be published with numbers that do not fit each other', () => {
    const parameters = seededContent.parameters.map((parameter) =>
      parameter.key === 'room-suite' ? { ...parameter, value: 0.5 } : parameter,
    );
    expect(faults({ ...seededContent, parameters })).toEqual([
      'None of these parameters may be lower than the one before it: room-general, room-shared, room-single, room-suite.',
    ]);
  });

  test('cannot be published with a ladder that is none', () => {
    const parameters = seededContent.parameters.map((parameter) =>
      parameter.key === 'ladder' ? { ...parameter, list: '10 lakh, 5 lakh' } : parameter,
    );
    expect(faults({ ...seededContent, parameters })).toHaveLength(1);
  });
});

describe('the answers as the formula takes them', () => {
  const validated = (input: Record<string, unknown>) => {
    const result = validateAnswers(healthCover, input, facts);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return householdOf(result.answers, seededContent);
  };
  const couple = {
    who: 'family',
    adults: '2',
    children: '1',
    eldest: '46-60',
    city: 'Kochi, Kerala',
    room: 'shared',
    'own-policy': 'yes',
    'own-cover': '5,00,000',
    'employer-policy': 'no',
    'employer-cover': '300000',
    income: 'prefer-not',
    tobacco: 'prefer-not',
    conditions: ['sugar', 'stroke'],
  };

  test('a declined answer, or one that does not apply, changes nothing', () => {
    expect(validated(couple)).toEqual({
      adults: 2,
      children: 1,
      eldest: '46-60',
      parents: 0,
      tier: 'tier-2',
      parentsTier: 'tier-2',
      room: 'shared',
      usesTobacco: false,
      condition: 'serious',
      parentsCondition: 'none',
      income: 0,
      ownCover: 500_000,
      parentsCover: 0,
      employerCover: 0,
    });
  });

  test('parents may live elsewhere, and have illnesses and cover of their own', () => {
    const both = {
      ...couple,
      who: 'both',
      parents: '2',
      'parents-city': 'Pune',
      'parents-policy': 'no',
      'parents-conditions': ['pressure'],
    };
    expect(validated(both)).toMatchObject({ parents: 2, parentsTier: 'metro', parentsCondition: 'treated' });
  });

  test('a city in Devanagari counts as the same city does in Latin letters', () => {
    const tierIn = (city: string) => {
      const checked = validateAnswers(healthCover, { ...couple, city }, facts);
      return checked.ok && healthResultOf(checked.answers, seededContent).household.tier;
    };
    expect([tierIn('मुंबई'), tierIn('कोच्चि'), tierIn('दतिया')]).toEqual(['metro', 'tier-2', 'tier-3']);
  });

  test('a sum that was written in lakhs is not taken for rupees', () => {
    const result = validateAnswers(healthCover, { ...couple, 'own-cover': '5' }, facts);
    expect(result).toMatchObject({ ok: false, problems: { 'own-cover': { code: 'too-low' } } });
  });
});

test('a single person answers eleven pages, the longest way has seventeen', () => {
  const longest = { who: 'both', 'own-policy': 'yes', 'parents-policy': 'yes', 'employer-policy': 'yes' };
  expect(pagesOf(healthCover, { who: 'family' })).toHaveLength(11);
  expect(pagesOf(healthCover, longest)).toHaveLength(17);
});
