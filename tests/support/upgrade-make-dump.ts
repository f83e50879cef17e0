import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { until } from './fault-wait.ts';
import { dumpDatabase } from './upgrade-dump.ts';
import type { UpgradeLedger } from './upgrade-ledger.ts';
import { workOnContent } from './upgrade-make-content.ts';
import { openVisitors, writeEachForm } from './upgrade-make-enquiries.ts';
import { answerSome, failSome, hangSome, untilAllAreSent } from './upgrade-make-states.ts';
import { colleagues, type OldWorld, openOldWorld } from './upgrade-make-world.ts';
import { logInAs } from './upgrade-staff.ts';

/**
 * Makes the fixture of the upgrade tests: runs the build of an old version, works on it as staff and visitors
 * do, kills it in the middle of sending, and keeps its database.
 *
 *     node tests/support/upgrade-make-dump.ts <clone of the old version, built> <its commit> <folder to write>
 */
const [clone, version, target] = process.argv.slice(2);
if (!clone || !version || !target)
  throw new Error('Give the built clone, its commit, and a folder to write.');

const world = await openOldWorld(path.resolve(clone));
try {
  await world.site.start();
  const ledger = await work(world, version);
  await world.site.kill();
  // Everything in it happened before this moment.
  ledger.madeAt = new Date().toISOString();
  fs.mkdirSync(target, { recursive: true });
  fs.writeFileSync(
    path.join(target, 'database.sql.gz'),
    gzipSync(await dumpDatabase(world.client), { level: 9 }),
  );
  fs.writeFileSync(path.join(target, 'ledger.json'), `${JSON.stringify(ledger, null, 1)}\n`);
  fs.cpSync(path.join(world.site.dataDir, 'uploads'), path.join(target, 'uploads'), { recursive: true });
} finally {
  await world.close();
}

async function work(world: OldWorld, version: string): Promise<UpgradeLedger> {
  const { url } = world.site;
  await until('the staff side answers', 120_000, async () => (await fetch(`${url}/admin`)).ok);
  const administrator = await logInAs(url, colleagues.administrator);
  await administrator.request('POST', '/users', colleagues.editor);
  await administrator.request('POST', '/users', colleagues.adviser);
  const content = await workOnContent(await logInAs(url, colleagues.editor));

  const visitors = await openVisitors(url);
  await writeEachForm(url, visitors);
  await untilAllAreSent(world);
  const adviser = await logInAs(url, colleagues.adviser);
  await answerSome(world, adviser);
  await untilAllAreSent(world);
  await failSome(world, visitors);
  await hangSome(world, visitors);
  return {
    version,
    madeAt: '',
    appSecret: world.appSecret,
    staff: Object.values(colleagues),
    ...content,
    enquiries: await adviser.all('call-from-experts'),
    agents: await adviser.all('posp-agent-forms'),
    consents: await adviser.all('consents'),
    deliveries: await adviser.all('deliveries'),
    keyedSaves: visitors.keyedSaves,
  };
}
