import { directionOf, noticeParts } from '#enquiry/notices/notice-file.ts';
import { type NoticePageProps, partNames } from './notice-page-props.ts';
import { isOriginal, noticeAddress } from './notice-state.ts';

type CorrectFormProps = Pick<NoticePageProps, 'notice' | 'english'> &
  Required<Pick<NoticePageProps, 'faults' | 'typed'>>;

/** A field for each part; after a refusal each is as it was typed, with the reason. */
export function CorrectForm({ notice, english, faults, typed }: CorrectFormProps) {
  const { language, tag, parts, version } = notice;
  const isTyped = typed.title !== undefined;
  return (
    <details className="notices-correct" open={isTyped}>
      <summary>Correct the text</summary>
      <form className="notices-form" method="post" action={noticeAddress(notice)}>
        <p className="desk-soft">
          {isOriginal(notice)
            ? 'A new English wording marks every translation as unread.'
            : `A new wording is unread: visitors see it only after someone has read it.`}{' '}
          Leave names in braces as they are: they come from the settings.
        </p>
        <input type="hidden" name="version" value={version} />
        {noticeParts.map((part) => {
          const own = faults.filter((fault) => fault.part === part);
          return (
            <label key={part}>
              <span className="field-label">{partNames[part]}</span>
              {!isOriginal(notice) && <span className="desk-soft desk-small">{english.parts[part]}</span>}
              {own.length > 0 && (
                <span className="desk-bad" id={`fault-${part}`}>
                  Not saved: {own.map(({ fault }) => fault).join('; ')}.
                </span>
              )}
              <textarea
                name={part}
                rows={2}
                maxLength={900}
                lang={tag}
                dir={directionOf(notice)}
                defaultValue={typed[part] ?? parts[part]}
                aria-invalid={own.length > 0 || undefined}
                aria-describedby={own.length > 0 ? `fault-${part}` : undefined}
              />
            </label>
          );
        })}
        <button className="button button-line" type="submit">
          Save the {language} text
        </button>
      </form>
    </details>
  );
}
