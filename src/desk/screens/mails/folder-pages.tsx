import type { MailFile } from '#platform/mail/read-mail-files.ts';
import { momentInShort } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { MailTabs } from './mail-tabs.tsx';

/** Without a mail server each mail is a file of this machine; here staff read them all the same. */
export function MailFolder({ files, count }: { files: readonly MailFile[]; count: number }) {
  return (
    <section aria-labelledby="mails-folder">
      <h2 id="mails-folder">Mails as files</h2>
      <p className="desk-soft mails-lead">
        No mail server is set (SMTP_URL), so mails are written to a folder. Up to {count} of the newest are
        listed, except private ones: only their recipients may read them.
      </p>
      {files.length === 0 ? (
        <p className="mails-none">There is none yet.</p>
      ) : (
        <ul className="mails-rows">
          {files.map(({ file, writtenAt, subject, to }) => (
            <li key={file}>
              <div>
                <p className="mails-what">
                  <a href={`/desk/mails/folder/${encodeURIComponent(file)}`}>{subject}</a>
                </p>
                <p className="desk-soft desk-small">{to}</p>
              </div>
              <p className="desk-small desk-soft">Written {momentInShort(writtenAt)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `/desk/mails/folder/<file>`: a mail of the folder, as text. */
export function MailFilePage({ staff, mail }: { staff: Staff; mail: MailFile }) {
  return (
    <div className="desk-wrap mails">
      <MailTabs staff={staff} now="outbox" />
      <h1>{mail.subject}</h1>
      <p className="mails-lead">
        To {mail.to}, {mail.date}. It was written to a folder and not sent.
      </p>
      <pre className="mails-text">{mail.text}</pre>
    </div>
  );
}
