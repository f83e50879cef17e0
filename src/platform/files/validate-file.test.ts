import { expect, onTestFinished, test } from 'vitest';
import { sampleDoc, samplePdf } from '../../../tests/support/sample-documents.ts';
import { fileValidator } from './validate-file.ts';

/** Busy without end on a file that begins so, else content. */
const script = () =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (bytes) => {
      if (bytes[0] === 1) for (;;);
      if (bytes[0] === 2) throw new Error('dead');
      parentPort.postMessage({ type: 'pdf' });
    });`)}`,
  );

test('a file is validated on the thread, by its content', async () => {
  const { validate, end } = fileValidator();
  onTestFinished(end);
  expect(await validate(samplePdf())).toEqual({ type: 'pdf' });
  expect(await validate(sampleDoc())).toEqual({ type: 'doc' });
  expect(await validate(Buffer.from('none'))).toEqual({ problem: 'kind' });
});

test('a file whose judgement takes too long, or ends the thread, is not taken, and the next one is judged', async () => {
  const { validate, end } = fileValidator({ script, maxMs: 5000 });
  onTestFinished(end);
  const verdicts = await Promise.all([1, 2, 3].map((first) => validate(Buffer.from([first]))));
  expect(verdicts).toEqual([{ problem: 'unavailable' }, { problem: 'unavailable' }, { type: 'pdf' }]);
}, 30_000);

test('a line that is too long takes no more', async () => {
  const { validate, end } = fileValidator({ script, maxWaiting: 1 });
  onTestFinished(end);
  const verdicts = await Promise.all([3, 3, 3].map((first) => validate(Buffer.from([first]))));
  expect(verdicts.map(({ problem }) => problem)).toEqual([undefined, undefined, 'unavailable']);
});
