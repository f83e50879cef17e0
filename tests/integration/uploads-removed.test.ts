import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { sampleApplication, uploaded } from '../support/sample-application.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { newVisitor } from '../support/visitor.ts';

withDatabase();
withContentService();

const folder = path.join(dataDir, 'files');
const files = () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

beforeEach(async () => {
  await rowsOf('delete from enquiry.uploads');
  await sweepAll(allPersonalData);
  expect(files()).toEqual([]);
});

test('unclaimed files and those that a crash left half written are removed after a day, and claimed ones stay', async () => {
  const visitor = await newVisitor();
  const [claimed, unclaimed] = [await uploaded(visitor), await uploaded(visitor)];
  await visitor.post('save_resume', sampleApplication({ upload: claimed }));
  // As a process leaves it that was killed in the middle.
  const crashed = 'crashed-in-the-middle-of-it';
  await rowsOf('insert into enquiry.uploads (id) values ($1)', [crashed]);
  fs.writeFileSync(path.join(folder, `${crashed}.part`), 'half');

  await sweepAll(allPersonalData);
  expect(files()).toHaveLength(3);
  await rowsOf(`update enquiry.uploads set created_at = now() - interval '25 hours'`);
  const late = await visitor.post('save_resume', sampleApplication({ upload: unclaimed }));
  expect(late.status).toBe(422);
  await sweepAll(allPersonalData);
  expect(files()).toEqual([claimed.split('/')[0]]);
  expect(await rowsOf('select * from enquiry.files_to_remove')).toEqual([]);
});

test('a file is removed with its application, even if its removal fails at first', async () => {
  const visitor = await newVisitor();
  const upload = await uploaded(visitor, samplePdf([], 'Xqzvmark'));
  await visitor.post('save_resume', sampleApplication({ upload, position: 'Xqzvmark' }));
  expect(await findTraces(['Xqzvmark'], dataDir)).toContain('files/');
  await rowsOf('delete from resumes');
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Something is in the file's place that cannot be removed as a file is.
  const file = path.join(folder, files()[0] ?? '');
  fs.renameSync(file, `${file}.part`);
  fs.mkdirSync(file);
  await sweepAll(allPersonalData);
  expect(await rowsOf('select from enquiry.files_to_remove')).toHaveLength(1);
  fs.rmdirSync(file);
  await sweepAll(allPersonalData);
  log.mockRestore();
  expect(await findTraces(['Xqzvmark', upload.split('/')[0] ?? ''], dataDir)).toEqual([]);
  expect(files()).toEqual([]);
});
