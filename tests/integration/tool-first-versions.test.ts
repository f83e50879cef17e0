import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'off' });

import { contentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { previewOfDraft } from '#desk/tool-figures/preview-of-draft.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { database } from '#platform/database.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { formulaRoutes } from '#tools/formulas/formula-routes.ts';
import { healthCoverExamples } from '#tools/health-cover/health-cover.examples.ts';
import { personalRiskExamples } from '#tools/personal-risk/personal-risk.examples.ts';
import { isChanged } from '#tools/preview/preview-of.ts';
import { stopReports } from '#tools/report/report-pdf.ts';
import { hasPoppler, wordsOfPdf } from '#tools/report/testing/read-pdf.ts';
import { saveResult } from '#tools/store/results.ts';
import { freezePublishedVersions, presentVersion } from '#tools/store/versions.ts';
import { toolRoutes } from '#tools/tool-routes.ts';
import { IslandContext } from '#ui/island/island.tsx';
import healthCoverFirst from '../fixtures/questionnaires/health-cover-first-version.json' with {
  type: 'json',
};
import personalRiskFirst from '../fixtures/questionnaires/personal-risk-first-version.json' with {
  type: 'json',
};
import { withSeed } from '../support/content-service.ts';
import { newVisitor, origin } from '../support/visitor.ts';

/** A site on which the first versions have answered people, after an upgrade: their results stay as they were given. */
withSeed();
afterAll(stopReports);

const islands = { 'what-moves-it': ['/m.js'], 'result-mail': ['/r.js'], 'forget-answers': ['/f.js'] };
const respond: RespondPlainPage = async ({ body, status = 200 }) => {
  const html = renderToStaticMarkup(createElement(IslandContext, { value: islands }, body));
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
};
const results = toolRoutes(respond);
const formulas = formulaRoutes(respond, 'en');
const health = healthCoverExamples[0]?.answers ?? {};
const household = personalRiskExamples[0]?.answers ?? {};
const ids: Partial<Record<QuestionnaireKey, string>> = {};

beforeAll(async () => {
  const first = { 'health-cover': healthCoverFirst, 'personal-risk': personalRiskFirst };
  const answers = { 'health-cover': health, 'personal-risk': household };
  for (const key of ['health-cover', 'personal-risk'] as const) {
    await seedAsBefore(key, first[key]);
    await database().query(
      `insert into tools.versions (questionnaire, number, digest, content) values ($1, 1, 'first', $2)`,
      [key, JSON.stringify({ en: first[key] })],
    );
    const given = { locale: 'en', isPartner: false, band: 'first' } as const;
    ids[key] = await saveResult({ ...given, questionnaire: key, version: 1, answers: answers[key] });
  }
  const { updated, refused } = await loadSeed(await contentService(), readSeedFiles());
  expect({ updated, refused }).toEqual({ updated: 2, refused: 0 });
  await freezePublishedVersions();
});

/**
 * Leaves a questionnaire as the release before had seeded it. Its content could not be published by today's rules, so it
 * is saved as a draft and called published afterwards.
 */
async function seedAsBefore(key: QuestionnaireKey, seed: object): Promise<void> {
  const service = await contentService();
  const data = { ...seed, _status: 'draft' as const };
  const where = { key: { equals: key } };
  const { docs } = await service.update({
    collection: 'questionnaires',
    where,
    data,
    overrideAccess: true,
    depth: 0,
  });
  const id = docs[0]?.id;
  await database().query(`update questionnaires set _status = 'published' where id = $1`, [id]);
  await database().query(
    `update content.seeded set seed_digest = 'first', seeded_state = content.record_state('questionnaires', $1)
      where collection = 'questionnaires' and key = $2`,
    [id, key],
  );
}

async function read(address: string, from = results): Promise<string> {
  const answer = await from.request(origin + address);
  expect(answer.status, address).toBe(200);
  return plain(await answer.text());
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

test('the project publishes the second version', async () => {
  for (const key of ['health-cover', 'personal-risk'] as const) {
    const { number, content } = await presentVersion(key);
    expect([number, content.en?.whatChanged]).toEqual([
      2,
      expect.stringContaining('least cover advised or assumed'),
    ]);
  }
});

test('a result of the first health calculator has its sums, lines and words, on the page and on paper', async () => {
  const address = `/health-calculator/result/${ids['health-cover']}`;
  const page = await read(address);
  expect(page).toContain('<h1>₹ 15–25 lakh more, and likely ₹ 25 lakh</h1>');
  expect(page).toContain('One large hospital stay in a metro, today');
  expect(page).toContain('₹ 29,72,785');
  expect(page).toContain('href="/how-we-calculate/health-cover/1"');
  expect(page).not.toMatch(/least cover|bypass/);
  const answer = await results.request(`${origin}${address}/report.pdf`);
  expect(answer.status).toBe(200);
  if (!hasPoppler()) return;
  const words = plain(wordsOfPdf(Buffer.from(await answer.arrayBuffer())));
  expect(words).toContain('One large hospital stay in a metro, today');
  expect(words).toContain('29,72,785');
  expect(words).not.toMatch(/least cover|bypass/);
});

test('a result of the first Risk Janampatri has its sums and words', async () => {
  const page = await read(`/risk-janampatri/result/${ids['personal-risk']}`);
  expect(page).toContain(
    'About ₹ 29.7 lakh of hospital cover may be needed by your household, at prices in 5 years',
  );
  expect(page).not.toContain('22.9 lakh');
});

test.each([
  [
    'health-cover',
    'what one large hospital stay may cost today: ₹ 10,00,000',
    'least cover that insurers and marketplaces advise today for one adult: ₹ 10,00,000',
  ],
  [
    'personal-risk',
    'the need is one large hospital stay, ₹ 10,00,000',
    'the least cover advised today for one adult, ₹ 10,00,000',
  ],
] as const)('the formula of %s is open in both versions, each in its own words', async (key, before, now) => {
  const [first, second, present] = await Promise.all(
    [`/${key}/1`, `/${key}/2`, ''].map((below) => read(`/how-we-calculate${below}`, formulas)),
  );
  expect(first).toContain(before);
  expect(first).not.toContain(now);
  for (const page of [second, present]) {
    expect(page).toContain(now);
    expect(page).not.toContain(before);
    expect(page).toContain('The first version called the same figures the cost of a large hospital stay');
  }
  const json = JSON.parse(await read(`/how-we-calculate/${key}/1.json`, formulas)) as { formula: string[] };
  expect(json.formula.join(' ')).toContain(before);
});

test('a visitor who began with the first version gets its result, everyone else the second’s', async () => {
  const { post } = await newVisitor();
  const [first, second] = await Promise.all(
    [1, 2].map(async (version) => (await post('health_calculator', { version, answers: health })).body.data),
  );
  expect([first?.low, first?.likely, first?.high]).toEqual([1_500_000, 2_500_000, 2_500_000]);
  expect([second?.low, second?.likely, second?.high]).toEqual([1_000_000, 1_500_000, 2_500_000]);
  const steps = second?.steps as { key: string; label: string; value: number; unit: string }[];
  expect(steps[0]).toEqual({
    key: 'start',
    label: 'The least cover advised today for one adult in a metro',
    value: 1_000_000,
    unit: 'rupees',
  });
  expect(steps.at(-1)?.value).toBe(second?.likely);
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
});

test('the desk shows the ten made-up people under both versions side by side', async () => {
  const preview = await previewOfDraft('health-cover');
  expect([preview?.isPublished, preview?.versions, preview?.against]).toEqual([true, [2, 1], 1]);
  expect(preview?.people).toHaveLength(10);
  const likely = preview?.people[0]?.lines.find(({ key }) => key === 'likely');
  expect([likely?.before, likely?.after].map((said) => plain(said ?? ''))).toEqual([
    '₹ 25 lakh',
    '₹ 15 lakh',
  ]);
  expect(preview?.people.filter(({ lines }) => lines.some(isChanged)).length).toBeGreaterThan(5);
  const same = await previewOfDraft('health-cover', 2);
  expect(same?.people.flatMap(({ lines }) => lines).filter(isChanged)).toEqual([]);
});
