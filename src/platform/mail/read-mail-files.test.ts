import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { createFileMailer } from './file-mailer.ts';
import { newestMailFiles as newest, type ReadableOf, readMailFile as read } from './read-mail-files.ts';

const dataDir = temporaryFolder();
afterEach(() => removeFolder(path.join(dataDir, 'mail')));

const all: ReadableOf = async (messageIds) => messageIds;
const newestMailFiles = (folder: string, count: number) => newest(folder, { count, readableOf: all });
const readMailFile = (file: string, readableOf = all) => read(dataDir, { file, readableOf });

const mail = {
  to: 'asha@mail.example',
  from: 'site@example.com',
  subject: 'We have it',
  text: 'Reference: AB2CD3EF\nName: Asha',
  messageId: 'one@localhost',
};

const long = `${'A line that is longer than a mail may have, with an = in it. '.repeat(5)}\nमीरा`;

test.each([
  ['plain', mail.subject, mail.text],
  [
    'in another script',
    'आपका अनुरोध मिला: मीरा, and a subject so long that it is folded over several lines',
    long,
  ],
])('a mail is read as it was written: %s', async (_what, subject, text) => {
  const attached = {
    name: 'call.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: 'BEGIN:VCALENDAR',
  };
  for (const html of [undefined, '<p>Something else</p>']) {
    for (const attachments of [[], [attached]]) {
      await createFileMailer(dataDir).send({ ...mail, subject, text, html, attachments });
      const [found] = await newestMailFiles(dataDir, 5);
      expect(found).toMatchObject({ file: 'one@localhost.eml', to: mail.to, subject, text: text.trim() });
    }
  }
});

test('the newest come first, as many as are asked for', async () => {
  for (const [index, messageId] of ['a@x', 'b@x', 'c@x'].entries()) {
    await createFileMailer(dataDir).send({ ...mail, messageId });
    fs.utimesSync(path.join(dataDir, 'mail', `${messageId}.eml`), 1000 + index, 1000 + index);
  }
  const files = (await newestMailFiles(dataDir, 2)).map(({ file }) => file);
  expect(files).toEqual(['c@x.eml', 'b@x.eml']);
  expect(await newestMailFiles('/nowhere', 2)).toEqual([]);
});

test('no name leads out of the folder', async () => {
  await createFileMailer(dataDir).send(mail);
  const secret = path.join(dataDir, 'secret.eml');
  fs.writeFileSync(secret, 'To: nobody\r\n\r\nsecret');
  fs.symlinkSync(secret, path.join(dataDir, 'mail', 'link.eml'));
  fs.writeFileSync(path.join(dataDir, 'mail', 'half.eml.12.tmp'), 'half');
  for (const file of ['../secret.eml', secret, 'link.eml', 'half.eml.12.tmp', '', '.', 'two@localhost.eml'])
    expect(await readMailFile(file), file).toBeUndefined();
  expect(await readMailFile('one@localhost.eml')).toMatchObject({ text: mail.text });
  expect(await newestMailFiles(dataDir, 9)).toHaveLength(1);
});

test('a mail that is not to be read is neither listed nor found', async () => {
  for (const messageId of ['ours@x', 'secret@x'])
    await createFileMailer(dataDir).send({ ...mail, messageId });
  const readableOf: ReadableOf = async (ids) => ids.filter((id) => id === 'ours@x');
  expect((await newest(dataDir, { count: 9, readableOf })).map(({ file }) => file)).toEqual(['ours@x.eml']);
  expect(await readMailFile('secret@x.eml', readableOf)).toBeUndefined();
  expect(await readMailFile('ours@x.eml', readableOf)).toBeDefined();
});
