import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The support department's mail server, on loopback. It can be told to refuse, for now or for good. */
export type Mailbox = {
  url: string;
  /** Mails as they came over the wire. */
  mails: string[];
  isRefusing: boolean;
  /** Whether every recipient is refused as unknown. */
  knowsNobody: boolean;
  /** Whether our own address is refused, as where the account may not send from it. */
  refusesSender: boolean;
  close(): Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom({ address }, _session, done) {
      done(mailbox.refusesSender ? new Error(`You may not send from ${address}`) : null);
    },
    onRcptTo({ address }, _session, done) {
      done(mailbox.knowsNobody ? new Error(`There is no ${address}`) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // As real ones do, it names the recipient that it refuses.
        const [recipient] = session.envelope.rcptTo;
        if (mailbox.isRefusing) return done(new Error(`Come back later for ${recipient?.address}`));
        mails.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    isRefusing: false,
    knowsNobody: false,
    refusesSender: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
