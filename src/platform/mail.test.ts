import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createFileMailer, deleteOldMailFiles } from './mail/file-mailer.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { removeFolder, temporaryFolder } from './testing/temporary-folder.ts';

const tidyUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const tidyUp of tidyUps.splice(0).reverse()) await tidyUp();
});

const mail: Mail = {
  to: 'support@example.com',
  from: 'site@example.com',
  subject: 'A call is asked for: मीरा',
  text: 'Reference: AB2CD3EF\nName: मीरा',
  messageId: 'delivery-7@example.com',
};

/** A real SMTP server on loopback that keeps what it is sent. */
async function startSmtpServer(
  options: { refuses?: string; offersTls?: boolean } = {},
): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.offersTls === false ? ['STARTTLS'] : [],
    onRcptTo: ({ address }, _, done) => done(address === options.refuses ? new Error('unknown') : null),
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  tidyUps.push(() => new Promise<void>((done) => server.close(done)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

function smtpMailer(url: string, timeoutMs?: number): Mailer {
  const mailer = createSmtpMailer(url, timeoutMs);
  tidyUps.push(() => mailer.close());
  return mailer;
}

test('a mail reaches the server with its Message-ID, the same each time', async () => {
  const { url, received } = await startSmtpServer();
  const mailer = smtpMailer(url);
  await mailer.check();
  await mailer.send(mail);
  await mailer.send({ ...mail, messageId: '<delivery-7@example.com>' });
  const ids = received.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
  expect(ids).toEqual(['<delivery-7@example.com>', '<delivery-7@example.com>']);
});

/** The parts of a mail as it came over the wire: their types, the simplest first. */
function partTypes(mailText: string): string[] {
  return [...mailText.matchAll(/^Content-Type: ([\w/]+)/gim)].map(([, type = '']) => type.toLowerCase());
}

const html = '<p>Reference: <b>AB2CD3EF</b></p><img src="http://127.0.0.1:1/x.png" alt="">';

test('with markup it is text and markup, and readers choose; without it is text alone', async () => {
  const { url, received } = await startSmtpServer();
  const dataDir = temporaryFolder();
  tidyUps.push(() => removeFolder(dataDir));
  const [overWire, intoFiles] = [smtpMailer(url), createFileMailer(dataDir)];
  for (const mailer of [overWire, intoFiles]) {
    await mailer.send({ ...mail, html, messageId: 'both@example.com' });
    await mailer.send(mail);
  }
  const file = (name: string) => fs.readFileSync(path.join(dataDir, 'mail', `${name}.eml`), 'utf8');
  for (const both of [received[0] ?? '', file('both@example.com')]) {
    expect(partTypes(both)).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    expect(both).toContain('<b>AB2CD3EF</b>');
  }
  for (const plain of [received[1] ?? '', file('delivery-7@example.com')])
    expect(partTypes(plain)).toEqual(['text/plain']);
});

test('a header cannot be smuggled in through the subject', async () => {
  const { url, received } = await startSmtpServer();
  await smtpMailer(url).send({ ...mail, subject: 'A call\r\nBcc: thief@example.com' });
  expect(received[0]).not.toMatch(/^Bcc:/im);
});

test('a refused recipient and an absent server are errors', async () => {
  const { url } = await startSmtpServer({ refuses: mail.to });
  await expect(smtpMailer(url).send(mail)).rejects.toThrow();
  await expect(smtpMailer('smtp://127.0.0.1:1').send(mail)).rejects.toThrow('ECONNREFUSED');
  await expect(smtpMailer('smtp://127.0.0.1:1').check()).rejects.toThrow('ECONNREFUSED');
});

test('beyond this machine a server without encryption gets no mail, whatever its address asks for', async () => {
  const { url, received } = await startSmtpServer({ offersTls: false });
  // No loopback address by its name, and one all the same.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  for (const address of [elsewhere, `${elsewhere}/?requireTLS=false`, `${elsewhere}/?ignoreTLS=true`])
    await expect(smtpMailer(address).send(mail)).rejects.toThrow(/STARTTLS/);
  expect(received).toEqual([]);
});

test('a server that accepts a connection and stays silent is given up', async () => {
  const silent = net.createServer(() => undefined);
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  tidyUps.push(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  await expect(smtpMailer(`smtp://127.0.0.1:${port}`, 200).send(mail)).rejects.toThrow(/greeting|timeout/i);
});

test('without a server each mail is one whole file, named after its Message-ID and private', async () => {
  const dataDir = temporaryFolder();
  tidyUps.push(() => removeFolder(dataDir));
  const mailer = createFileMailer(dataDir);
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({ ...mail, messageId: '<../../out/of@here>' });
  const folder = path.join(dataDir, 'mail');
  expect(fs.readdirSync(folder).sort()).toEqual([
    '..%2F..%2Fout%2Fof@here.eml',
    'delivery-7@example.com.eml',
  ]);
  const text = fs.readFileSync(path.join(folder, 'delivery-7@example.com.eml'), 'utf8');
  expect(text).toContain('Message-ID: <delivery-7@example.com>');
  expect(text).toContain('To: support@example.com');
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
});

test('a picture with an id is shown within the markup, and is no file to open', async () => {
  const dataDir = temporaryFolder();
  tidyUps.push(() => removeFolder(dataDir));
  const photograph = {
    name: 'a.jpg',
    contentType: 'image/jpeg',
    content: Buffer.from('jpeg'),
    cid: 'adviser',
  };
  const html = '<img src="cid:adviser">';
  await createFileMailer(dataDir).send({ ...mail, html, attachments: [photograph] });
  const text = fs.readFileSync(path.join(dataDir, 'mail', 'delivery-7@example.com.eml'), 'utf8');
  expect(text).toContain('Content-Type: multipart/related');
  expect(text).toContain('Content-ID: <adviser>');
  expect(text).toContain('Content-Disposition: inline');
});

test('old files of mails that are no longer kept are deleted, also half-written ones, and no others', async () => {
  const dataDir = temporaryFolder();
  tidyUps.push(() => removeFolder(dataDir));
  const mailer = createFileMailer(dataDir);
  const ids = ['kept@[::1]', 'gone@[::1]', 'young@[::1]'];
  for (const messageId of ids) await mailer.send({ ...mail, messageId: `<${messageId}>` });
  const folder = path.join(dataDir, 'mail');
  fs.writeFileSync(path.join(folder, 'gone@x.eml.4711.tmp'), 'half');
  fs.writeFileSync(path.join(folder, 'a note of somebody’s.txt'), 'theirs');
  const yesterday = (Date.now() - 86_400_000) / 1000;
  for (const file of fs.readdirSync(folder)) {
    if (!file.startsWith('young')) fs.utimesSync(path.join(folder, file), yesterday, yesterday);
  }
  const keptOf = async (asked: string[]) => asked.filter((id) => id === 'kept@[::1]');
  expect(await deleteOldMailFiles(dataDir, { olderThanMs: 3_600_000, keptOf })).toBe(2);
  expect(fs.readdirSync(folder).sort()).toEqual([
    'a note of somebody’s.txt',
    'kept@%5B%3A%3A1%5D.eml',
    'young@%5B%3A%3A1%5D.eml',
  ]);
  expect(await deleteOldMailFiles('/nowhere', { olderThanMs: 0, keptOf })).toBe(0);
});
