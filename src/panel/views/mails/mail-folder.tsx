import { momentInShort } from '#desk/moments.ts';
import { env } from '#platform/env.ts';
import { newestMailFiles } from '#platform/mail/read-mail-files.ts';
import { readableMails } from './readable-mails.ts';

const maxShown = 50;

/** Without a mail server each mail is a file of this machine; here staff read them all the same. */
export async function MailFolder() {
  const { smtpUrl, dataDir } = env();
  if (smtpUrl) return null;
  const mails = await newestMailFiles(dataDir, { count: maxShown, readableOf: readableMails });
  return (
    <section aria-labelledby="mails-folder">
      <h2 id="mails-folder">Mails that are not sent</h2>
      <p>
        No mail server is set (SMTP_URL), so mails are written to a folder. These are the newest {maxShown},
        except those whose link opens something: only their recipients may read them.
      </p>
      {mails.length === 0 ? (
        <p>There are none.</p>
      ) : (
        <div className="staff-scroll">
          <table className="staff-table">
            <thead>
              <tr>
                <th scope="col">Written</th>
                <th scope="col">Subject</th>
                <th scope="col">To</th>
              </tr>
            </thead>
            <tbody>
              {mails.map(({ file, writtenAt, subject, to }) => (
                <tr key={file}>
                  <td>{momentInShort(writtenAt)}</td>
                  <th scope="row">
                    <a href={`/admin/mails/folder/${encodeURIComponent(file)}`}>{subject}</a>
                  </th>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
