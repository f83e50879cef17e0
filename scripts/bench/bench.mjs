import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { inOneProcess } from '../lib/one-process.mjs';
import { reportBudgets, validate } from './budgets.mjs';
import { describeMachine, loadOfOthers } from './machine.mjs';

/**
 * `npm run bench [-- --rounds 3 --seconds 5 --minutes 12 --only bytes,lighthouse,requests,enquiries,tools,reports,search,growth,desk,feed,backup,memory,indexed-pages --kinds product,faq --from 0 --json file]`
 *
 * Measures the built site against its budgets and beside a plain page on nginx, all on loopback, in about eight
 * minutes; growth, desk, feed, backup, memory and indexed-pages are parts of their own, measured when they are asked for. Of
 * `--kinds` of pages alone Lighthouse takes a third of the time. The load generator shares the cores with what it
 * measures: compare ratios within one run, not figures of different machines.
 */
const usualParts = ['bytes', 'lighthouse', 'requests', 'enquiries', 'tools', 'reports', 'search'];
const everyPart = [...usualParts, 'growth', 'desk', 'feed', 'backup', 'memory', 'indexed-pages'];
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: usualParts.join() },
    kinds: { type: 'string' },
    minutes: { type: 'string', default: '12' },
    from: { type: 'string', default: '0' },
    json: { type: 'string' },
  },
});
const parts = values.only.split(',');
const unknown = parts.filter((part) => !everyPart.includes(part));
if (unknown.length > 0) end(`--only knows ${everyPart.join(', ')}; not ${unknown.join(', ')}.`);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19))
  end('Run it with `npm run bench`, which uses the pinned Node.');
// Reports are measured without the site around them.
if (parts.some((part) => part !== 'reports')) await inOneProcess(ensureBuilt);

const options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
  from: Number(values.from),
  kinds: values.kinds?.split(','),
  ...{ parts, say },
};
const busyBefore = await loadOfOthers();
print(`# Benchmark of ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
print(`${describeMachine()}. Others used ${busyBefore.toFixed(1)} of ${os.cpus().length} cores before it.`);

// Loaded after the checks above: an old Node cannot read them.
const report = await import('./report.mjs');
const pages = parts.some((part) => ['bytes', 'lighthouse', 'requests'].includes(part))
  ? await (await import('./pages.mjs')).measurePages(options)
  : { bytes: [], lighthouse: [], requests: [] };
if (pages.bytes.length > 0) print(report.reportBytes(pages.bytes));
if (pages.lighthouse.length > 0) print(report.reportLighthouse(pages.lighthouse));
if (pages.requests.length > 0) print(report.reportRequests(pages.requests));
const busyBetween = await loadOfOthers();
const enquiries = parts.includes('enquiries')
  ? await (await import('./enquiries.mjs')).measureEnquiries(options)
  : undefined;
if (enquiries) print(report.reportEnquiries(enquiries));
const tools = parts.includes('tools') ? await (await import('./tools.mjs')).measureTools(options) : undefined;
if (tools) print(report.reportTools(tools));
const reports = parts.includes('reports')
  ? await (await import('./reports.mjs')).measureReports(options)
  : [];
if (reports.length > 0) print(report.reportReports(reports));
const growth = parts.includes('growth')
  ? await (await import('./growth.mjs')).measureGrowth(options)
  : undefined;
if (growth) print(report.reportGrowth(growth));
const search = parts.includes('search')
  ? await (await import('./search.mjs')).measureSearch(options)
  : undefined;
if (search) print((await import('./search.mjs')).reportSearch(search));
const desk = parts.includes('desk') ? await (await import('./desk.mjs')).measureDesk(options) : undefined;
if (desk) print((await import('./desk.mjs')).reportDesk(desk));
const feed = parts.includes('feed') ? await (await import('./feed.mjs')).measureFeed(options) : undefined;
if (feed) print((await import('./feed.mjs')).reportFeed(feed));
const backup = parts.includes('backup')
  ? await (await import('./backup.mjs')).measureBackup(options)
  : undefined;
if (backup) print((await import('./backup.mjs')).reportBackup(backup));
const memory = parts.includes('memory')
  ? await (await import('./memory.mjs')).measureMemory(options)
  : undefined;
if (memory) print((await import('./memory.mjs')).reportMemory(memory));
const indexed = parts.includes('indexed-pages')
  ? await (await import('./indexed-pages.mjs')).measureIndexedPages(options)
  : undefined;
if (indexed) print((await import('./indexed-pages.mjs')).reportIndexedPages(indexed));
const validations = validate({ ...pages, reports });
if (validations.length > 0) print(reportBudgets(validations));
const busy = [busyBefore, busyBetween, await loadOfOthers()];
print(`Others used ${busy.map((cores) => cores.toFixed(1)).join(', ')} cores before, between and after.`);
if (values.json)
  fs.writeFileSync(
    values.json,
    `${JSON.stringify({ busy, pages, enquiries, tools, reports, search, growth, desk, feed, backup, memory, indexed, validations }, null, 1)}\n`,
  );
// Something in a library may hold the process open; everything of ours has been ended.
process.exit(validations.some(({ verdict }) => verdict === 'NOT HELD') ? 1 : 0);

function print(text) {
  process.stdout.write(`${text}\n\n`);
}

/** Progress, apart from the figures. */
function say(text) {
  process.stderr.write(`${text}\n`);
}

function end(text) {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}
