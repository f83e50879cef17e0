import type { Notice } from '#enquiry/notices/notices.ts';
import { isOriginal, noticeAddress, stateInWords } from './notice-state.ts';

/** `/desk/words/notices`: the consent notice in each language, and who has read it. */
export function NoticesPage({ notices }: { notices: readonly Notice[] }) {
  const translations = notices.filter((notice) => !isOriginal(notice));
  const read = translations.filter(({ isRead }) => isRead).length;
  return (
    <div className="desk-wrap words notices">
      <p>
        <a className="words-back" href="/desk/words">
          Words
        </a>
      </p>
      <h1>
        Consent notice: {read} of {translations.length} languages read
      </h1>
      <p className="desk-soft">
        From May 2027 a request for consent has to be available in English and in every language of the Eighth
        Schedule (DPDP Act 2023, section 6(3)). A machine drafted the translations. Visitors see a translation
        only after a person has read it, and can choose a language once one other than Hindi has been read.
      </p>
      <table className="notices-list">
        <caption className="visually-hidden">The notice by language</caption>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Who has read it</th>
            <th scope="col">Version</th>
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <tr key={notice.code}>
              <th scope="row">
                <a href={noticeAddress(notice)}>{notice.language}</a>{' '}
                {!isOriginal(notice) && (
                  <span className="desk-soft" lang={notice.tag}>
                    {notice.name}
                  </span>
                )}
              </th>
              <td data-read={notice.isRead || undefined}>{stateInWords(notice)}</td>
              <td>{notice.version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
