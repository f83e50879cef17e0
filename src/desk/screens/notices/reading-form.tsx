import type { NoticePageProps } from './notice-page-props.ts';
import { noticeAddress } from './notice-state.ts';

type ReadingFormProps = Pick<NoticePageProps, 'notice' | 'english' | 'staffName'> & {
  typed: Readonly<Record<string, string>>;
};

/** A person who has read the notice beside its English is named: of the staff, or someone asked by them. */
export function ReadingForm({ notice, english, staffName, typed }: ReadingFormProps) {
  if (notice.isRead) return null;
  const isOther = typed.reader === 'other';
  return (
    <form className="notices-form" method="post" action={`${noticeAddress(notice)}/read`}>
      <h2>Has someone read it?</h2>
      <p className="desk-soft">
        The reader knows {notice.language} and English, and has compared every part. Their name is kept with
        this wording and is in the audit log.
      </p>
      <input type="hidden" name="version" value={notice.version} />
      <input type="hidden" name="english" value={english.version} />
      <label className="notices-choice">
        <input type="radio" name="reader" value="me" defaultChecked={!isOther} />I have read it ({staffName})
      </label>
      <label className="notices-choice">
        <input type="radio" name="reader" value="other" defaultChecked={isOther} />
        Someone else has read it
      </label>
      <label>
        <span className="field-label">Name of the other reader, and who they are</span>
        <input name="name" maxLength={120} autoComplete="off" defaultValue={typed.name} />
      </label>
      <button className="button" type="submit">
        Read: it says what the English says
      </button>
    </form>
  );
}
