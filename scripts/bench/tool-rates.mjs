import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { normalizeContent } from '#tools/engine/normalize-content.ts';
import { validateAnswers } from '#tools/engine/validate-answers.ts';
import { tools } from '#tools/tools.ts';

/**
 * How fast the tools' formulas are by themselves, on one core, and how fast the database alone takes the rows that a
 * result is. A process of its own, started by `tools.mjs` with DATABASE_URL and EXAMPLES (answers by questionnaire);
 * prints one line of JSON.
 */
const connections = Number(process.env.CONNECTIONS);
const seconds = Number(process.env.SECONDS);
const examples = JSON.parse(process.env.EXAMPLES);
const facts = {
  today: '2026-11-23',
  hours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
};

const formulas = tools.map((tool) => {
  const { key } = tool.questionnaire;
  const content = normalizeContent(JSON.parse(fs.readFileSync(`content/questionnaires/${key}.json`, 'utf8')));
  const work = () => {
    const validated = validateAnswers(tool.questionnaire, examples[key], facts);
    if (!validated.ok) throw new Error(`${key}: ${JSON.stringify(validated.problems)}`);
    tool.resultOf(validated.answers, content);
  };
  runFor(200, work);
  return { key, perSecond: runFor(seconds * 1000, work) };
});

/** @returns times a second */
function runFor(ms, work) {
  const begun = performance.now();
  let times = 0;
  for (; performance.now() - begun < ms; times += 1) work();
  return (times * 1000) / (performance.now() - begun);
}

const clients = await Promise.all(
  Array.from({ length: connections }, async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    return client;
  }),
);
const answers = JSON.stringify(examples['personal-risk']);
let count = 0;
const begun = performance.now();
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() - begun < seconds * 1000) {
      await client.query({
        name: 'save-result',
        text: `insert into tools.results (id, questionnaire, version, locale, answers, band, is_partner)
               values ($1, 'personal-risk', 1, 'en', $2, 'open-3', false)`,
        values: [randomBytes(16).toString('base64url'), answers],
      });
      count += 1;
    }
  }),
);
const database = (count * 1000) / (performance.now() - begun);
await Promise.all(clients.map((client) => client.end()));
process.stdout.write(`${JSON.stringify({ formulas, database })}\n`);
