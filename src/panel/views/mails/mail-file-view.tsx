import type { AdminViewServerProps } from 'payload';
import { mayReadCases } from '#content/access/staff.ts';
import { env } from '#platform/env.ts';
import { readMailFile } from '#platform/mail/read-mail-files.ts';
import { StaffView } from '../staff-view.tsx';
import { lastSegment } from './last-segment.ts';
import { readableMails } from './readable-mails.ts';
import './mails.css';

/** `/admin/mails/folder/<file>`: a mail of the folder, as text. */
export function MailFileView(props: AdminViewServerProps) {
  const file = lastSegment(props);
  return (
    <StaffView
      {...props}
      title="A mail that was not sent"
      mayRead={mayReadCases}
      refusal="Advisers and administrators can see this."
      content={() => oneMail(file)}
    />
  );
}

async function oneMail(file: string) {
  const { smtpUrl, dataDir } = env();
  const mail = smtpUrl ? undefined : await readMailFile(dataDir, { file, readableOf: readableMails });
  return (
    <>
      <nav aria-label="Back">
        <a href="/admin/mails">All mails</a>
      </nav>
      {mail ? (
        <>
          <h2>{mail.subject}</h2>
          <p>
            To {mail.to}, {mail.date}
          </p>
          <pre className="mails-text">{mail.text}</pre>
        </>
      ) : (
        <p>This mail no longer exists.</p>
      )}
    </>
  );
}
