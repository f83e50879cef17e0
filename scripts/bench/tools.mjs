import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { corporateRiskExamples } from '#tools/corporate-risk/corporate-risk.examples.ts';
import { healthCoverExamples } from '#tools/health-cover/health-cover.examples.ts';
import { personalRiskExamples } from '#tools/personal-risk/personal-risk.examples.ts';
import { fertilitySurveyExamples } from '#tools/survey/fertility-survey.examples.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { newSession } from '../../tests/support/fault-visitor.ts';
import { closedLoop, jsonOf, rawPost } from './http-loop.mjs';
import { untilCalm } from './machine.mjs';
import { siteConnections } from './site-connections.mjs';

/**
 * Results of the personal questionnaire per second through the site (HTTP, token, validating, formula, the stored
 * result), and in turn what the same server takes of the same rows alone; and each tool's formula alone.
 */
// As many as keep the site at work: results are stored in groups, and of eighty half wait for the same COMMIT.
const visitorConnections = 160;
const examples = Object.fromEntries(
  Object.entries({
    'health-cover': healthCoverExamples,
    'personal-risk': personalRiskExamples,
    'corporate-risk': corporateRiskExamples,
    'fertility-survey': fertilitySurveyExamples,
  }).map(([key, [{ answers }]]) => [key, answers]),
);

export async function measureTools({ rounds, seconds, say }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const site = await newSite({ DATABASE_URL: server.url });
  try {
    await site.start();
    await untilCalm();
    const body = await bodyOf(site.url, examples['personal-risk']);
    // Code that has run for a while is what serves visitors.
    await storm(site.url, body, 10);
    const runs = [];
    for (let round = 1; round <= rounds; round += 1) {
      const ours = await storm(site.url, body, seconds);
      const alone = await rates({ url: server.url, seconds });
      runs.push({ ours, ...alone });
      say(
        `${round}/${rounds} results: ${Math.round(ours.perSecond)} a second, database alone ${Math.round(alone.database)}`,
      );
    }
    return { runs };
  } finally {
    await site.remove();
    await server.stop();
    removeFolder(folder);
  }
}

/** Makes a result of the personal questionnaire. @returns the path of its page */
export async function newResult(url) {
  const session = await newSession(url);
  const made = await fetch(`${url}/api/create_janampatri`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: await bodyOf(url, examples['personal-risk']),
  });
  const { data } = await made.json();
  return new URL(data.result.url, url).pathname;
}

async function bodyOf(url, answers) {
  const { data } = await (await fetch(`${url}/api/janampatri_quostions`)).json();
  return JSON.stringify({ version: data.version, answers });
}

async function storm(url, body, seconds) {
  const sessions = await Promise.all(Array.from({ length: visitorConnections }, () => newSession(url)));
  // Built once each: the load generator shares the cores with the server.
  const requests = sessions.map((session) => rawPost({ session, path: '/api/create_janampatri', body }));
  const measured = await closedLoop({
    port: Number(new URL(url).port),
    connections: visitorConnections,
    seconds,
    nextRequest: (index) => requests[index],
  });
  const isClean = measured.failures === 0 && Object.keys(measured.statuses).join() === '200';
  if (!isClean) throw new Error(`Answers were refused: ${JSON.stringify(measured.statuses)}`);
  return measured;
}

function rates({ url, seconds }) {
  return jsonOf('tool-rates.mjs', {
    DATABASE_URL: url,
    CONNECTIONS: String(siteConnections),
    SECONDS: String(seconds),
    EXAMPLES: JSON.stringify(examples),
  });
}
