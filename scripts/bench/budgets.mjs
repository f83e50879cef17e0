import { kilobytes, medianOf, rounded, table } from './statistics.mjs';

/** The plain page again, with the headers that part our window from others'. */
export const headedName = 'plain, own window';
/** The plain page in Hindi: what our pages in Hindi are measured by. */
export const plainInHindi = 'plain, in Hindi';

/** The promises of the architecture, page by page, and whether this run keeps them. */
export function validate({ bytes, lighthouse, reports }) {
  const named = (wanted) => lighthouse.find(({ name }) => name === wanted);
  const plainOf = ({ isHindi }) => named(isHindi ? plainInHindi : 'plain');
  const headed = named(headedName);
  const lcpOf = (page) => (page ? medianOf(page.runs, 'lcp') : Number.NaN);
  return [
    ...bytes.filter(isOurs).flatMap(({ name, isTool, runs: [{ reading, dialog }] }) => {
      const document = reading.html + reading.css + reading.fonts;
      const size = atMost(`${name}: HTML, CSS and fonts`, document, 65_000, inKilobytes);
      // A tool's page includes its script, and has a budget of its own (checked by a test).
      if (isTool) return [size];
      return [
        size,
        atMost(`${name}: scripts before interaction`, reading.scripts, 3000, inKilobytes),
        atMost(`${name}: requests`, reading.requests, 5, String),
        atMost(`${name}: scripts of the dialog, with React`, dialog.scripts, 75_000, inKilobytes),
      ];
    }),
    ...lighthouse.filter(isOurs).flatMap(({ name, runs, isHindi }) => [
      atMost(
        `${name}: LCP beside the plain page`,
        medianOf(runs, 'lcp') / lcpOf(plainOf({ isHindi })),
        1.05,
        inTimes,
      ),
      atMost(`${name}: TBT, really slowed down`, Math.round(medianOf(runs, 'slowedTbt')), 0, inMs),
      // The plain page has no script: what blocks there is the machine's and the simulation's own doing.
      calm(`${name}: TBT, simulated, above the plain page's`, runs, plainOf({ isHindi })),
      calm(`${name}: TBT, simulated, above the plain page's with our window`, runs, headed),
      atMost(`${name}: CLS`, Number(medianOf(runs, 'cls').toFixed(3)), 0, String),
    ]),
    ...(reports.length > 0
      ? [
          atMost('reports: 95 of 100 within', Math.round(medianOf(reports, 'p95')), 300, inMs),
          atMost('reports: the largest', medianOf(reports, 'bytes'), 300_000, inKilobytes),
        ]
      : []),
  ];
}

function calm(name, runs, yardstick) {
  const above = medianOf(runs, 'tbt') - (yardstick ? medianOf(yardstick.runs, 'tbt') : 0);
  return atMost(name, Math.round(above), 20, inMs);
}

const isOurs = ({ name }) => name.startsWith('ours');
const inKilobytes = (bytes) => `${kilobytes(bytes)} kB`;
const inMs = (ms) => `${ms} ms`;
const inTimes = (ratio) => `${rounded(ratio, 3)} x`;

function atMost(what, measured, budget, show) {
  const verdict = Number.isNaN(measured) ? 'not measured' : measured <= budget ? 'held' : 'NOT HELD';
  return { what, measured: show(measured), budget: show(budget), verdict };
}

export function reportBudgets(validations) {
  const rows = validations.map(({ what, measured, budget, verdict }) => [what, measured, budget, verdict]);
  return table(['Budget', 'measured', 'at most', ''], rows);
}
