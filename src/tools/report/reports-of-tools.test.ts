import fs from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleFacts } from '#forms/testing/sample-form.ts';
import { sampleAnswers } from '../../../tests/support/sample-answers.ts';
import { checkList } from '../engine/check-list.ts';
import { normalizeContent } from '../engine/normalize-content.ts';
import { anyAnswers } from '../engine/testing/walk.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { parameterInWords } from '../parameters/parameter-in-words.ts';
import { tools } from '../tools.ts';
import { reportPdf, stopReports } from './report-pdf.ts';
import { hasPoppler, wordsOfPdf } from './testing/read-pdf.ts';
import { sampleReport } from './testing/sample-report.ts';

afterAll(stopReports);

const isReadBack = hasPoppler();
const onPaper = (words: string) => words.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Whatever someone answers, their report can be set, is small, and says the houses, the answers and the numbers. */
describe.each(tools.map((tool) => ({ key: tool.questionnaire.key, tool })))(
  'the report of $key',
  ({ tool }) => {
    const { questionnaire } = tool;
    const content = normalizeContent(
      JSON.parse(fs.readFileSync(`content/questionnaires/${questionnaire.key}.json`, 'utf8')),
    );

    test('is set for any answers', { timeout: 60_000 }, async () => {
      const examples = fc.sample(anyAnswers(questionnaire), { numRuns: 4, seed: 7 });
      for (const given of examples) {
        const validated = validateAnswers(questionnaire, given, sampleFacts);
        if (!validated.ok) throw new Error('These are no answers.');
        const { answers } = validated;
        const context = { answers, content, locale: 'en', hrefOf: () => '/somewhere' } as const;
        const report = tool.reportOf(tool.resultOf(answers, content), context);
        const sections = checkList(questionnaire, context);
        const pdf = await reportPdf({ ...sampleReport, report, sections, parameters: content.parameters });
        expect(pdf.length).toBeLessThan(320_000);
        if (!isReadBack) continue;
        const words = wordsOfPdf(pdf);
        const said = [
          report.title,
          report.lead,
          ...content.houses.map(({ label }) => label),
          ...sections.flatMap(({ rows }) => rows.flatMap((row) => [row.asked, row.said])),
          // A list of places may go over two pages, with foot and head between.
          ...content.parameters
            .filter(({ unit }) => unit !== 'list')
            .flatMap((parameter) => [parameter.label, parameterInWords(parameter, 'en')]),
        ];
        expect(said.map(onPaper).filter((each) => !words.includes(each))).toEqual([]);
      }
    });

    test('is set in Hindi as well, pictures and all', async () => {
      const catalogue = JSON.parse(
        fs.readFileSync(`content/translations/hi/questionnaires/${questionnaire.key}.json`, 'utf8'),
      );
      const inHindi = JSON.parse(JSON.stringify(content), (_key, value) => catalogue[value] ?? value);
      const answers = sampleAnswers(questionnaire);
      const context = { answers, content: inHindi, locale: 'hi', hrefOf: () => '/somewhere' } as const;
      const report = tool.reportOf(tool.resultOf(answers, inHindi), context);
      const sections = checkList(questionnaire, context);
      const { parameters } = inHindi;
      const pdf = await reportPdf({ ...sampleReport, report, sections, parameters, locale: 'hi' });
      expect(pdf.length).toBeLessThan(320_000);
      if (isReadBack) expect(wordsOfPdf(pdf)).toMatch(/\p{Script=Devanagari}{3}/u);
    });
  },
);
