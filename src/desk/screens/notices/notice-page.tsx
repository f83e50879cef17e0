import { directionOf, noticeParts } from '#enquiry/notices/notice-file.ts';
import { CorrectForm } from './correct-form.tsx';
import { type NoticePageProps, partNames } from './notice-page-props.ts';
import { isOriginal, noticeAddress, noticesPath, stateInWords } from './notice-state.ts';
import { ReadingForm } from './reading-form.tsx';

/** `/desk/words/notices/ta`: the notice beside its English, who has read it, and its correction. */
export function NoticePage(props: NoticePageProps) {
  const { notice, english, staffName, said, refusal, faults = [], typed = {} } = props;
  const { language, version, isRead } = notice;
  const isTranslation = !isOriginal(notice);
  return (
    <div className="desk-wrap words notices">
      <p>
        <a className="words-back" href={noticesPath}>
          Consent notice
        </a>
      </p>
      <h1>Consent notice in {language}</h1>
      {said && (
        <p className="desk-said" role="status">
          {said}
        </p>
      )}
      {refusal && (
        <p className="desk-said desk-said-no" role="alert">
          {refusal}
        </p>
      )}
      <p className="notices-state" data-read={isRead || undefined}>
        <b>{stateInWords(notice)}.</b> Version {version}.
      </p>
      <Pairs notice={notice} english={english} />
      {isTranslation && <ReadingForm {...{ notice, english, staffName, typed }} />}
      <CorrectForm {...{ notice, english, faults, typed }} />
      {isTranslation && notice.reading && !notice.reading.withdrawnAt && (
        <form className="notices-form" method="post" action={`${noticeAddress(notice)}/withdraw`}>
          <h2>Take it back</h2>
          <p className="desk-soft">Visitors no longer see the notice in {language} until it is read again.</p>
          <button className="button button-line" type="submit">
            Withdraw the reading
          </button>
        </form>
      )}
    </div>
  );
}

function Pairs({ notice, english }: Pick<NoticePageProps, 'notice' | 'english'>) {
  const isTranslation = !isOriginal(notice);
  return (
    <dl className="notices-pairs">
      {noticeParts.map((part) => (
        <div key={part}>
          <dt>{partNames[part]}</dt>
          {isTranslation && <dd>{english.parts[part]}</dd>}
          <dd lang={notice.tag} dir={directionOf(notice)}>
            {notice.parts[part]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
