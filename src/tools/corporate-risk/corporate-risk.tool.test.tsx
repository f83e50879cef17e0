import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { IslandContext } from '#ui/island/island.tsx';
import type { Answers } from '../engine/questionnaire.ts';
import type { ReportPart } from '../report/report.ts';
import { corporateRiskExamples } from './corporate-risk.examples.ts';
import { corporateRiskTool } from './corporate-risk.tool.ts';
import { houseKeys } from './houses.ts';
import { seededContent } from './seeded-content.ts';

const { resultOf, asSent, headlineOf, bandOf, reportOf, ResultView } = corporateRiskTool;

function shown(key: string) {
  return shownOf(corporateRiskExamples.find((example) => example.key === key)?.answers ?? {});
}

function shownOf(answers: Answers) {
  const hrefOf = (page: string) => `/${page}`;
  const context = { answers, content: seededContent, locale: 'en', hrefOf } as const;
  const result = resultOf(answers, seededContent);
  const drawn = renderToStaticMarkup(
    <IslandContext value={{ 'print-list': ['/print-list.js'] }}>
      <ResultView {...context} result={result} />
    </IslandContext>,
  );
  const { lead, parts } = reportOf(result, context);
  return { context, result, html: drawn, lead, report: JSON.stringify(parts) };
}

test('A business that has a control is advised on the next step, not on setting it up', () => {
  const actionOf = (key: string, house: string) =>
    shown(key).result.houses.find((each) => each.key === house)?.action;
  expect(actionOf('software', 'cyber')).toMatch(/^Go through the list of everyone who may sign in/);
  expect(actionOf('bakery', 'cyber')).toMatch(/^Switch on two-step sign-in/);
});

test('The call answers houses, lists, map, the largest and the law', () => {
  const { result, context } = shown('car-parts');
  const sent = asSent(result, context);
  expect(sent).toMatchObject({
    open: ['directors', 'liability', 'cyber', 'interruption', 'machinery'],
    thin: ['property', 'hazard', 'injury', 'planning'],
    covered: ['health', 'crime'],
    top: ['liability', 'interruption', 'directors', 'cyber', 'machinery'],
  });
  expect(sent.houses).toHaveLength(12);
  expect(sent.matrix).toHaveLength(11);
  expect(sent.matrix).toContainEqual({
    key: 'interruption',
    likelihood: 3,
    consequence: 5,
    control: 'partly',
  });
  expect(sent.statutory).toContainEqual(
    expect.objectContaining({ key: 'motor', state: 'applies', source: 'Motor Vehicles Act 1988' }),
  );
});

test('The heading counts the states, and the band for staff counts the open houses', () => {
  const { result, context } = shown('car-parts');
  expect(headlineOf(result, context)).toBe('Five houses are open, four are thin, one not known');
  expect(bandOf(result)).toBe('open-5');
});

describe('the page', () => {
  test('has each known house on the map, as a link to its description', () => {
    const { html } = shown('car-parts');
    for (const key of houseKeys) {
      expect(html).toContain(`id="house-${key}"`);
      expect(html.includes(`class="rain-chip" href="#house-${key}"`)).toBe(key !== 'contracts');
    }
  });

  test('gives the shares in rupees only where the turnover is known', () => {
    expect(shown('car-parts').html).toContain('in rupees at a turnover of ₹\u00a060\u00a0crore');
    expect(shown('clothes-shop').html).not.toContain('in rupees');
  });

  test('says so where nothing is uninsured, and prints no empty list', () => {
    const { html } = shown('cold-chain');
    expect(html).toContain('No risk is wholly uninsured');
    expect(html).not.toContain('management-list');
    expect(html).not.toContain('knowledge-gaps');
  });

  describe('where nothing uninsured can be sized', () => {
    const coldChain = corporateRiskExamples.find(({ key }) => key === 'cold-chain')?.answers ?? {};
    const all = { ...coldChain, fire_safety: 'unknown', plan: 'unknown' };

    test('names what is said to be uninsured, on the page and on paper', () => {
      const { html, report, lead } = shownOf({ ...all, property_cover: 'none' });
      for (const text of [html, report]) {
        expect(text).not.toContain('No risk is wholly uninsured');
        expect(text).toContain('Uninsured risks of unknown size');
        expect(text).toContain(
          'Not insured, with a risk that cannot be sized yet because an answer is missing: Property and fire, Natural hazard.',
        );
        expect(text).toContain('Not insured. We cannot say yet how large the risk is');
      }
      expect(lead).toMatch(/^Not insured, with a risk that cannot be sized yet: Property and fire, /);
    });

    test('does not list a duty that is missing among what is not insured', () => {
      const { html, report, lead } = shownOf({ ...coldChain, plan: 'unknown', duties_list: 'gaps' });
      for (const text of [html, report]) {
        expect(text).toContain('Something that the law requires of you is missing');
        expect(text).not.toMatch(/with a risk that cannot be sized yet/);
        expect(text).not.toContain('No risk is wholly uninsured');
      }
      expect(lead).not.toMatch(/Not insured/);
    });

    test('claims nothing of houses whose insurance is not known', () => {
      const { html, report, lead } = shownOf({ ...all, property_cover: 'unknown' });
      for (const text of [html, report]) {
        expect(text).not.toContain('No risk is wholly uninsured');
        expect(text).toContain('No uninsured risk has come up so far');
      }
      expect(lead).toMatch(/^No uninsured risk has come up so far, but/);
    });
  });

  test('counts the houses behind the score without a plural', () => {
    expect(shown('cold-chain').html).toMatch(/out of 100 on our own scale \(houses counted: \d+\)\./);
  });

  test('leaves no place of a sentence open, and no style in the markup', () => {
    for (const { key } of corporateRiskExamples) {
      const { html } = shown(key);
      expect(html).not.toMatch(/\{\w+\}|undefined|NaN/);
      expect(html).not.toContain(' style=');
    }
  });
});

describe('the report', () => {
  function partsOf<Kind extends ReportPart['kind']>(key: string, kind: Kind) {
    const { result, context } = shown(key);
    const { parts } = reportOf(result, context);
    return parts.filter((part): part is Extract<ReportPart, { kind: Kind }> => part.kind === kind);
  }

  test('has the chart and the map as pictures that say what they show', () => {
    const pictures = partsOf('car-parts', 'picture');
    expect(pictures.map(({ alt }) => alt.slice(0, 30))).toEqual([
      'The chart of twelve houses. 2 ',
      '11 risks by likelihood and con',
    ]);
  });

  test('gives the figures of the page', () => {
    const map = partsOf('car-parts', 'table').find(({ columns }) => columns.length === 6);
    expect(map?.rows).toHaveLength(11);
    expect(map?.rows).toContainEqual(['10', 'Interruption and supply', '3', '5', '11.25', 'open']);
  });

  test('leaves no place of a sentence open', () => {
    for (const { key } of corporateRiskExamples) {
      const { result, context } = shown(key);
      expect(JSON.stringify(reportOf(result, context))).not.toMatch(/\{(?!")\w+\}|undefined|NaN/);
    }
  });
});
