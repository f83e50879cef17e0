import { afterEach, expect, test } from 'vitest';
import { ThreadBusy, ThreadLost } from '#platform/job-thread.ts';
import { TypesettingError } from './typesetter.ts';
import { type TypesettingThread, typesettingThread } from './typesetting-thread.ts';

const source = '#set document(title: "T"); #set text(lang: "en")\n= #data.words';
const job = { source, data: { words: 'Cover' } };

const opened: TypesettingThread[] = [];
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.end();
});

function threadWith(options?: Parameters<typeof typesettingThread>[0]): TypesettingThread {
  const thread = typesettingThread(options);
  opened.push(thread);
  return thread;
}

/** A thread's script that does this with each message, which is the job. */
function scriptThat(does: string): URL {
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (job) => { ${does} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}

test('many jobs at once are all set, each its own', async () => {
  const { pdf } = threadWith();
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
  const { pdf } = threadWith();
  await expect(pdf({ ...job, source: '#panic()' })).rejects.toBeInstanceOf(TypesettingError);
  expect((await pdf(job)).toString('latin1')).toMatch(/^%PDF-/);
});

test('a thread that dies fails the job in hand, and the next one gets another thread', async () => {
  const script = scriptThat(`
    if (job.data === 'die') throw new Error('dead');
    parentPort.postMessage({ pdf: Buffer.from(job.data) });`);
  const { pdf } = threadWith({ script: () => script });
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
    parentPort.postMessage({ pdf: Buffer.from(job.data) });`);
  const { pdf } = threadWith({ script: () => script, maxMs: 500 });
  const answers = [pdf({ source: '', data: 'for ever' }), pdf({ source: '', data: 'soon' })];
  await expect(answers[0]).rejects.toBeInstanceOf(ThreadLost);
  expect(String(await answers[1])).toBe('soon');
});

test('a line that is too long takes no more', async () => {
  const { pdf } = threadWith({ maxWaiting: 2 });
  const [, , , busy] = await Promise.allSettled([pdf(job), pdf(job), pdf(job), pdf(job)]);
  expect(busy).toMatchObject({ status: 'rejected', reason: expect.any(ThreadBusy) });
});

test('when it ends, every job in line is rejected', async () => {
  const thread = threadWith();
  const waiting = Promise.allSettled([thread.pdf(job), thread.pdf(job)]);
  await thread.end();
  for (const answer of await waiting)
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(ThreadLost) });
  expect((await thread.pdf(job)).length).toBeGreaterThan(1000);
});
