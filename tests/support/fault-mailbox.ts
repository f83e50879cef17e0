import { SMTPServer } from 'smtp-server';
import { freePort } from './fault-site.ts';

/**
 * The support department's mail server, on loopback and always on the same port. It can be away, refuse, or
 * take a mail and keep the sender waiting for the word that it has it.
 */
export type ReceivedMail = { messageId: string; reference: string };

export type FaultMailbox = {
  url: string;
  /** In the order of their arrival; one sent twice is here twice. */
  mails: ReceivedMail[];
  mode: 'accepting' | 'refusing' | 'silent';
  /** Mails that came while it was silent: taken in, never acknowledged. */
  unacknowledged: ReceivedMail[];
  open(): Promise<void>;
  close(): Promise<void>;
};

export async function newMailbox(): Promise<FaultMailbox> {
  const port = await freePort();
  let server: SMTPServer | undefined;

  function receive(mail: ReceivedMail, done: (error?: Error) => void): void {
    if (mailbox.mode === 'silent') {
      mailbox.unacknowledged.push(mail);
    } else if (mailbox.mode === 'refusing') {
      done(new Error('Come back later'));
    } else {
      mailbox.mails.push(mail);
      done();
    }
  }

  const mailbox: FaultMailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    mode: 'accepting',
    unacknowledged: [],
    async open() {
      const opened = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        disableReverseLookup: true,
        closeTimeout: 500,
        onData(stream, _session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => receive(readMail(Buffer.concat(chunks).toString('utf8')), done));
        },
      });
      // A sender that is killed in the middle of a mail is what these tests are about.
      opened.on('error', () => undefined);
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
      server = opened;
    },
    async close() {
      const opened = server;
      server = undefined;
      if (opened) await new Promise<void>((resolve) => opened.close(() => resolve()));
    },
  };
  await mailbox.open();
  return mailbox;
}

function readMail(text: string): ReceivedMail {
  const [, messageId = ''] = /^Message-ID: <(.+)>\r?$/im.exec(text) ?? [];
  const [, reference = ''] = /^Reference: (\S{8})\r?$/m.exec(text) ?? [];
  return { messageId, reference };
}
