import type { Locale } from '#ui/language/locales.ts';
import { noticeMessages } from '../messages/notices/messages.ts';
import { directionOf, type NoticeFacts } from './notice-file.ts';
import { addressOfNotice, type CameFrom, formAfterNotice } from './notice-path.ts';
import { NoticeText } from './notice-text.tsx';
import type { Notice } from './notices.ts';

type NoticesPageProps = { notices: readonly Notice[]; came: CameFrom; locale: Locale };

/** `/consent-notice`: every language in its own name. */
export function NoticesPage({ notices, came, locale }: NoticesPageProps) {
  const { title, intro } = noticeMessages(locale);
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
      <ul className="notice-languages">
        {notices.map((notice) => (
          <li key={notice.code}>
            <a
              href={addressOfNotice(notice.code, came, locale)}
              lang={notice.tag}
              hrefLang={notice.tag}
              dir={directionOf(notice)}
            >
              {notice.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type NoticePageProps = { notice: Notice; facts: NoticeFacts; came: CameFrom; locale: Locale };

/** `/consent-notice/ta`: the notice, and the way to the form. */
export function NoticePage({ notice, facts, came, locale }: NoticePageProps) {
  const { tag, parts } = notice;
  const { otherLanguages } = noticeMessages(locale);
  const list = addressOfNotice('', came, locale).replace('/?', '?');
  return (
    <>
      <NoticeText notice={notice} facts={facts} Heading="h1" />
      <p className="notice-ways">
        <a
          className="button"
          href={formAfterNotice(notice, came, locale)}
          lang={tag}
          dir={directionOf(notice)}
        >
          {parts.back}
        </a>
        <a href={list}>{otherLanguages}</a>
      </p>
    </>
  );
}
