import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fieldsOf, preferNot } from '#forms/form.ts';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import seed from '../../../content/questionnaires/fertility-survey.json' with { type: 'json' };
import { faultsOf } from '../engine/check-version.ts';
import { pagesOf } from '../engine/path.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import type { VersionContent } from '../engine/version.ts';
import { fertilitySurveyExamples } from './fertility-survey.examples.ts';
import { fertilitySurvey } from './fertility-survey.questionnaire.ts';
import { fertilitySurveyTool } from './fertility-survey.tool.ts';

const { key: _, ...content }: VersionContent & { key: string } = seed;
const { resultOf, asSent, bandOf, ResultView, reportOf } = fertilitySurveyTool;
const hrefOf = (page: string) => `/${page}`;

/** Pages of the covers, pages that answer, what is counted, how many questions are asked. */
const worked: Record<string, [covers: string[], answers: string[], band: string, pages: number]> = {
  'ivf-in-vain': [['/ivf'], ['/ivf-maternity-insurance', '/ivf'], 'not-found', 8],
  'donor-insured': [['/oocyte-health-insurance', '/oocyte-life-insurance'], [], 'found', 7],
  'surrogate-in-part': [
    ['/surrogate-health-insurance', '/surrogate-life-insurance'],
    ['/innovative-products', '/parenthood'],
    'found-partly',
    8,
  ],
  // Two of the three questions have their answer on one page, which is named once.
  'just-looking': [['/parenthood'], ['/ivf-insurance-tools', '/parenthood'], 'not-said', 5],
  'maternity-looking': [['/ivf', '/ivf-maternity-insurance'], ['/ivf'], 'looking', 8],
  'says-nothing': [['/parenthood'], [], 'not-said', 5],
};

describe.each(fertilitySurveyExamples)('$about:', ({ key, answers }) => {
  const [covers, reading, band, pages] = worked[key] ?? [];
  const result = resultOf(answers, content);
  const context = { answers, content, locale: 'en' as const, hrefOf };

  test('is led to what fits, and counted as what was found', () => {
    const sent = asSent(result, context) as Record<'covers' | 'answers', { href: string }[]>;
    expect(sent.covers.map(({ href }) => href)).toEqual(covers);
    expect(sent.answers.map(({ href }) => href)).toEqual(reading);
    expect(bandOf(result)).toBe(band);
  });

  test('is asked no more than applies, and everything that was said is taken', () => {
    expect(validateAnswers(fertilitySurvey, answers, facts)).toEqual({ ok: true, answers });
    expect(pagesOf(fertilitySurvey, answers)).toHaveLength(pages ?? 0);
  });

  test('reads on the page and on paper what happens to the answers', () => {
    const html = renderToStaticMarkup(<ResultView {...context} result={result} />);
    const paper = JSON.stringify(reportOf(result, context));
    for (const text of content.texts
      .filter((each) => each.key.startsWith('kept-'))
      .map((each) => each.text)) {
      expect(html).toContain(text);
      expect(paper).toContain(text);
    }
    for (const href of [...(covers ?? []), ...(reading ?? [])]) expect(html).toContain(`href="${href}"`);
  });
});

test('nothing can be typed, and every question may be declined', () => {
  for (const [name, { kind, isDeclinable }] of fieldsOf(fertilitySurvey)) {
    expect(kind, name).toMatch(/^choices?$/);
    expect(isDeclinable, name).toBe(true);
  }
});

test('declining says nothing else', () => {
  const validated = validateAnswers(fertilitySurvey, { 'looked-for': `ivf,${preferNot}` }, facts);
  expect(validated).toMatchObject({ problems: { 'looked-for': { code: 'not-together' } } });
});

test('a page that staff have taken away is not linked', () => {
  const answers = { 'looked-for': 'ivf,maternity', found: 'yes', unanswered: 'cycles' };
  const gone = (page: string) => (page === 'ivf' ? undefined : `/${page}`);
  const sent = asSent(resultOf(answers, content), { answers, content, locale: 'en', hrefOf: gone });
  expect(JSON.stringify(sent)).not.toContain('undefined');
  expect(sent.covers).toHaveLength(1);
});

test('its words may be published; without one of them, or with a weight, they may not', () => {
  const { needs } = fertilitySurveyTool;
  const validate = (changed: Partial<VersionContent>) =>
    faultsOf(fertilitySurvey, { ...content, ...changed }, { needs, coverPages: [] });
  expect(validate({})).toEqual([]);
  expect(validate({ texts: content.texts.slice(1) })).toEqual(['There is no text headline.']);
  const weight = { question: 'found', option: 'no', house: 'x', measure: 'need', level: 'some' };
  expect(validate({ weights: [weight] })).toEqual(['The survey weighs nothing.']);
});
