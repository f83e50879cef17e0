import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { WorkerBusy, WorkerLost } from '#platform/job-worker.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { TypesettingError } from './typesetter.ts';
import { type TypesettingProcess, typesettingProcess } from './typesetting-process.ts';

const source = '#set document(title: "T"); #set text(lang: "en")\n= #data.words';
const job = { source, data: { words: 'Cover' } };

const opened: TypesettingProcess[] = [];
afterEach(async () => {
  for (const setter of opened.splice(0)) await setter.end();
});

function setterWith(options?: Parameters<typeof typesettingProcess>[0]): TypesettingProcess {
  const setter = typesettingProcess(options);
  opened.push(setter);
  return setter;
}

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

/** A process's script that does this with each task. */
function scriptThat(does: string): () => string {
  const file = path.join(folder, `${randomUUID()}.mjs`);
  fs.writeFileSync(file, `process.on('message', ({ job }) => { ${does} });`);
  return () => file;
}

test('many jobs at once are all set, each its own', async () => {
  const { pdf } = setterWith();
  const jobs = ['one', 'two', 'three'].map((words) => ({
    source: `#set document(title: data.words); #set text(lang: "en")\n= #data.words`,
    data: { words },
  }));
  const files = await Promise.all(jobs.map(pdf));
  expect(files.map((file) => /<dc:title>.*?>(\w+)<\/rdf:li>/s.exec(file.toString('latin1'))?.[1])).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('a job that the typesetter refuses is refused, and the next job is set', async () => {
  const { pdf } = setterWith();
  await expect(pdf({ ...job, source: '#panic()' })).rejects.toBeInstanceOf(TypesettingError);
  expect((await pdf(job)).toString('latin1')).toMatch(/^%PDF-/);
});

test('a process that dies fails the job in hand, and the next one gets another', async () => {
  const script = scriptThat(`
    if (job.data === 'die') process.exit(1);
    process.send({ bytes: Buffer.from(job.data) });`);
  const { pdf } = setterWith({ script });
  const answers = await Promise.allSettled(['a', 'die', 'b'].map((data) => pdf({ source: '', data })));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? String(answer.value) : 'lost'))).toEqual([
    'a',
    'lost',
    'b',
  ]);
});

test('one that takes too long is ended', async () => {
  const script = scriptThat(`
    if (job.data === 'for ever') for (;;);
    process.send({ bytes: Buffer.from(job.data) });`);
  const { pdf } = setterWith({ script, maxMs: 500 });
  const answers = [pdf({ source: '', data: 'for ever' }), pdf({ source: '', data: 'soon' })];
  await expect(answers[0]).rejects.toBeInstanceOf(WorkerLost);
  expect(String(await answers[1])).toBe('soon');
});

test('a line that is too long takes no more', async () => {
  const { pdf } = setterWith({ maxWaiting: 2 });
  const [, , , busy] = await Promise.allSettled([pdf(job), pdf(job), pdf(job), pdf(job)]);
  expect(busy).toMatchObject({ status: 'rejected', reason: expect.any(WorkerBusy) });
});

test('when it ends, every job in line is rejected', async () => {
  const setter = setterWith();
  const waiting = Promise.allSettled([setter.pdf(job), setter.pdf(job)]);
  await setter.end();
  for (const answer of await waiting)
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(WorkerLost) });
  expect((await setter.pdf(job)).length).toBeGreaterThan(1000);
});

test('one that no one needs ends, so that its memory goes back, and a later job gets another', async () => {
  const script = scriptThat('process.send({ bytes: Buffer.from(String(process.pid)) });');
  const { pdf } = setterWith({ script, restMs: 100 });
  const pids = [await pdf(job), await pdf(job)].map(Number);
  expect(pids[0]).toBe(pids[1]);
  await vi.waitFor(() => expect(() => process.kill(pids[0] ?? 0, 0)).toThrow(), { timeout: 5000 });
  expect(Number(await pdf(job))).not.toBe(pids[0]);
});
