import type { MailTemplate, RenderedMail } from '#mail/template.ts';
import type { Locale } from '#ui/language/locales.ts';
import { localeInEnglish } from '../../locale-in-english.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { Chips } from '../frame/chips.tsx';
import { MailFrames } from './mail-frame.tsx';
import { MailTabs } from './mail-tabs.tsx';

type LooksPageProps = { staff: Staff; templates: readonly MailTemplate[] };

/** `/desk/mails/looks`: every kind of mail that we send. */
export function LooksPage({ staff, templates }: LooksPageProps) {
  return (
    <div className="desk-wrap mails">
      <MailTabs staff={staff} now="looks" />
      <h1>How our mails look</h1>
      <p className="mails-lead">
        Each is shown with made-up data, and with the name, addresses and hours from the site settings.
      </p>
      <ul className="mails-templates">
        {templates.map(({ key, title }) => (
          <li key={key}>
            <a href={`/desk/mails/looks/${key}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LookPageProps = {
  staff: Staff;
  template: Pick<MailTemplate, 'key' | 'title'>;
  mail: RenderedMail;
  locale: Locale;
  locales: readonly Locale[];
};

/** `/desk/mails/looks/<template>`: one of them as it would be sent, in each language. */
export function LookPage({ staff, template, mail, locale, locales }: LookPageProps) {
  return (
    <div className="desk-wrap mails">
      <MailTabs staff={staff} now="looks" />
      <h1>{template.title}</h1>
      <LanguageTabs locale={locale} locales={locales} />
      <p className="mails-subject">
        <span className="desk-soft">Subject:</span> {mail.subject}
      </p>
      <MailFrames
        src={`/desk/mails/looks/${template.key}/html?language=${locale}`}
        subject={mail.subject}
        text={mail.text}
      />
    </div>
  );
}

type LanguageTabsProps = Pick<LookPageProps, 'locale' | 'locales'> & {
  /** The page's own, where it is also an answer at another address. */
  path?: string;
  /** The rest of the page's address. */
  kept?: Readonly<Record<string, string>>;
};

/** Languages of a page that shows a mail in one of them. */
export function LanguageTabs({ locale, locales, path = '', kept = {} }: LanguageTabsProps) {
  if (locales.length < 2) return null;
  const chips = locales.map((known) => ({
    href: `${path}?${new URLSearchParams({ ...kept, language: known })}`,
    words: localeInEnglish(known),
    isShown: known === locale,
  }));
  return <Chips label="Languages" chips={chips} />;
}
