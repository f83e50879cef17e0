import { kilobytes, medianOf, rounded, table } from './statistics.mjs';

/** The measured figures as Markdown, so that they can be laid into the documentation as they are. */
export function reportBytes(bytes) {
  const rows = bytes.flatMap(({ name, runs: [{ reading, dialog, filling }] }) => [
    [`${name}: reading`, ...sizes(reading)],
    ...(dialog ? [['… opening the call-back dialog adds', ...sizes(dialog)]] : []),
    ...(filling ? [['… filling it in adds', ...sizes(filling)]] : []),
  ]);
  return table(
    ['kB over the wire', 'requests', 'HTML', 'CSS', 'fonts', 'scripts', 'pictures, data', 'all'],
    rows,
  );
}

function sizes({ requests, html, css, fonts, scripts, others, all }) {
  return [requests, ...[html, css, fonts, scripts, others, all].map(kilobytes)];
}

export function reportLighthouse(lighthouse) {
  const rows = lighthouse.map(({ name, runs }) => [
    name,
    ...['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp', 'tbt', 'slowedTbt'].map(
      (figure) => rounded(medianOf(runs, figure)),
    ),
    rounded(medianOf(runs, 'cls'), 3),
    rounded(medianOf(runs, 'speedIndex')),
    runs.map(({ lcp }) => rounded(lcp)).join(', '),
  ]);
  const heads = [
    'Lighthouse, mobile',
    'Perf.',
    'Access.',
    'Best pr.',
    'SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'TBT ms, slowed',
    'CLS',
    'SI ms',
    'LCP of each run',
  ];
  const lost = lighthouse.map(({ name, runs }) => [
    name,
    [...new Set(runs.flatMap((run) => run.belowFullMarks))],
  ]);
  const notes = lost
    .filter(([, audits]) => audits.length)
    .map(([name, audits]) => `- ${name} loses points for: ${audits.join(', ')}`);
  return [table(heads, rows), ...(notes.length ? ['', ...notes] : [])].join('\n');
}

export const sameFileName = 'our product page from a plain nginx';
export const configuredName = '… from nginx as `npm run nginx` configures it';
export const bareNodeName = '… from a bare Node process';

/** 0.6 and 0.95 are promised. */
function ratesBeside(requests) {
  const rateOf = (wanted) => medianOf(requests.find(({ name }) => name === wanted)?.runs ?? [], 'perSecond');
  const ofBareNode = rateOf('ours, product') / rateOf(bareNodeName);
  const ofPlainNginx = rateOf(configuredName) / rateOf(sameFileName);
  return `The product page: the site's process sends ${rounded(ofBareNode, 2)} of a bare Node's rate, configured nginx ${rounded(ofPlainNginx, 2)} of a plain one's.`;
}

export function reportRequests(requests) {
  const plain = requests.find(({ name }) => name === 'plain');
  const reference = plain && medianOf(plain.runs, 'perSecond');
  const rows = requests.map(({ name, runs }) => [
    name,
    rounded(medianOf(runs, 'perSecond')),
    reference ? rounded(medianOf(runs, 'perSecond') / reference, 2) : '-',
    rounded(medianOf(runs, 'p50'), 1),
    rounded(medianOf(runs, 'p99'), 1),
    rounded(medianOf(runs, 'cpuMicroseconds')),
  ]);
  const heads = ['Requests', 'a second', 'of plain', 'p50 ms', 'p99 ms', 'CPU µs each'];
  return [table(heads, rows), '', ratesBeside(requests)].join('\n');
}

export function reportEnquiries({ ours, database, stored, mails }) {
  const site = medianOf(ours, 'perSecond');
  const alone = medianOf(database, 'perSecond');
  const [{ fsync, synchronousCommit }] = database;
  const rows = [
    [
      'through POST /api/save_lead_data',
      rounded(site),
      rounded(site / alone, 2),
      rounded(medianOf(ours, 'p50'), 1),
      rounded(medianOf(ours, 'p99'), 1),
    ],
    ['the database alone, the same inserts', rounded(alone), '1.00', '-', '-'],
  ];
  return [
    table(['Enquiries', 'a second', 'of database', 'p50 ms', 'p99 ms'], rows),
    '',
    `fsync ${fsync}, synchronous_commit ${synchronousCommit}; ${stored} stored and ${mails} mails received in all rounds; the mails of a round were out ${rounded(medianOf(ours, 'mailSeconds'), 1)} s after it.`,
  ].join('\n');
}

/** A tool's result as a PDF, and how late everything else was in the meantime. */
export function reportReports(reports) {
  const figure = (name, digits = 0) => rounded(medianOf(reports, name), digits);
  const rows = [
    [
      'fifty of five pages',
      figure('firstMs'),
      figure('p50'),
      figure('p95'),
      figure('cpuMs'),
      `${figure('lateP95', 1)} (${figure('idleP95', 1)})`,
      `${figure('lateMax')} (${figure('idleMax')})`,
      kilobytes(medianOf(reports, 'bytes')),
    ],
  ];
  return table(
    [
      'Reports',
      'the first, ms',
      'p50 ms',
      'p95 ms',
      'CPU ms each',
      'main loop late (idle), p95 ms',
      'at most, ms',
      'kB each',
    ],
    rows,
  );
}

export function reportTools({ runs }) {
  const site = medianOf(
    runs.map(({ ours }) => ours),
    'perSecond',
  );
  const alone = medianOf(runs, 'database');
  const rows = runs[0].formulas.map(({ key }, index) => [
    `the formula of ${key} alone, one core`,
    rounded(
      medianOf(
        runs.map(({ formulas }) => formulas[index]),
        'perSecond',
      ),
    ),
    '-',
  ]);
  return table(
    ['Results', 'a second', 'of database'],
    [
      ['through POST /api/create_janampatri', rounded(site), rounded(site / alone, 2)],
      ['the database alone, the same rows', rounded(alone), '1.00'],
      ...rows,
    ],
  );
}

/** With the ratio to the seed alone, which growth must keep at 1.5 for edits, pages and starts. */
export function reportGrowth({ posts, questions, before, after, drawnSeconds, everyPage }) {
  const row = (what, figure, digits = 0) => [
    what,
    rounded(figure(before), digits),
    rounded(figure(after), digits),
    rounded(figure(after) / figure(before), 2),
  ];
  const kinds = ['page', 'post', 'question'];
  return [
    table(
      ['growth', 'the seed alone', `with ${posts} posts and ${questions} questions`, 'ratio'],
      [
        ...kinds.map((kind) => row(`an edited ${kind} is live, ms`, (figures) => figures[kind].liveMs)),
        ...kinds.map((kind) => row(`files that it writes, ${kind}`, (figures) => figures[kind].files)),
        row('a page, first asked for, ms', (figures) => figures.pageMs, 1),
        row('a start that finds all published, s', (figures) => figures.startSeconds, 1),
        row('memory after it, MB', (figures) => figures.memoryMb),
      ],
    ),
    '',
    `- All of them were drawn for the first time in ${rounded(drawnSeconds)} s.`,
    `- Text shown on every page was on the home page after ${rounded(everyPage.firstSeconds, 1)} s and on all pages after ${rounded(everyPage.seconds)} s; memory then: ${everyPage.memoryMb} MB.`,
  ].join('\n');
}
