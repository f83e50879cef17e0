import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { readableMails } from '#desk/mails/readable-mails.ts';
import { mailPasswordLink } from '#desk/session/password-links.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { sendOutgoing } from '#mail/outbox/send-outgoing.job.ts';
import { setMailTemplates } from '#mail/templates.ts';
import { inTransaction } from '#platform/database.ts';
import { newestMailFiles, readMailFile } from '#platform/mail/read-mail-files.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

test('a forgotten password is a mail of the outbox, and no one else at the desk reads it', async () => {
  setMailTemplates(async () => allMailTemplates);
  const { email } = await staffMember('administrator');
  await mailPasswordLink({ email, address: '192.0.2.7' });
  const { post } = await newVisitor();
  await post('save_lead_data', sampleEnquiry({ email: 'asha@mail.example', variant: 'corporate' }));
  const owed = await rowsOf<{ id: number; message_id: string; template: string; recipient: string }>(
    'select id, message_id, template, recipient from mail.outgoing order by id',
  );
  expect(owed.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['password-link', email],
    ['confirmation', 'asha@mail.example'],
  ]);
  for (const { id } of owed) await sendOutgoing({ outgoingId: id });

  const [notice] = owed;
  const file = `${notice?.message_id}.eml`;
  const whole = await readMailFile(dataDir, { file, readableOf: async (ids) => ids });
  expect(whole?.to).toBe(email);
  expect(whole?.text).toMatch(/http:\/\/localhost:3000\/desk\/login\/reset\/[\w-]{43}/);

  expect(await readMailFile(dataDir, { file, readableOf: readableMails })).toBeUndefined();
  const listed = await newestMailFiles(dataDir, { count: 9, readableOf: readableMails });
  expect(listed.map(({ to }) => to)).toEqual(['asha@mail.example']);
});

test('a link that opens a person’s own page is read by no one else at the desk', async () => {
  setMailTemplates(async () => allMailTemplates);
  const to = 'binita@mail.example';
  const links = allMailTemplates.filter(({ isPrivate }) => isPrivate);
  expect(links.map(({ key }) => key).sort()).toEqual([
    'newsletter-confirm',
    'password-link',
    'privacy-link',
    'renewal-confirm',
    'result-link',
    'staff-notice',
  ]);
  for (const { key: template, example } of links) {
    const mail = { template, to, locale: 'en', data: example } as const;
    const messageId = await inTransaction((client) => enqueueMail(client, mail));
    const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
      'select id from mail.outgoing where message_id = $1',
      [messageId],
    );
    await sendOutgoing({ outgoingId: id });
    const file = `${messageId}.eml`;
    expect((await readMailFile(dataDir, { file, readableOf: async (ids) => ids }))?.to).toBe(to);
    expect(await readMailFile(dataDir, { file, readableOf: readableMails }), template).toBeUndefined();
  }
});
