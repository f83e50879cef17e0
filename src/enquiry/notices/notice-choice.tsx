import type { Locale } from '#ui/language/locales.ts';
import { noticeMessages } from '../messages/notices/messages.ts';
import { directionOf } from './notice-file.ts';
import type { Notice } from './notices.ts';

/** The form's field in which a language is asked for: the form comes back with its notice and all that was typed. */
export const choiceField = 'notice_language';

type NoticeChoiceProps = { notices: readonly Notice[]; path: string; locale: Locale };

/**
 * Offers the notice in the languages in which it has been read. It is below the button that sends the form, since the first
 * button of a form is the one that Enter presses.
 */
export function NoticeChoice({ notices, path, locale }: NoticeChoiceProps) {
  if (notices.length === 0) return null;
  return (
    <fieldset className="notice-choice">
      <legend>{noticeMessages(locale).choose}</legend>
      {notices.map((notice) => (
        <button
          key={notice.code}
          type="submit"
          name={choiceField}
          value={notice.code}
          formAction={`${path}#notice`}
          lang={notice.tag}
          dir={directionOf(notice)}
        >
          {notice.name}
        </button>
      ))}
    </fieldset>
  );
}
