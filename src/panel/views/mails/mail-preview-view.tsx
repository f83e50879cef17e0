import type { AdminViewServerProps } from 'payload';
import { isStaff } from '#content/access/staff.ts';
import { allTemplates, exampleOf } from '#mail/templates.ts';
import { env } from '#platform/env.ts';
import { defaultLocale, languageFacts } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import { StaffView } from '../staff-view.tsx';
import { lastSegment } from './last-segment.ts';
import './mails.css';

/** `/admin/mails/preview/<template>`: a mail as it would be sent, of made-up data, in each language. */
export function MailPreviewView(props: AdminViewServerProps) {
  const key = lastSegment(props);
  const locale = String(props.searchParams?.language ?? '');
  return (
    <StaffView
      {...props}
      title="Preview of a mail"
      mayRead={isStaff}
      refusal="Staff can see this."
      content={() => preview(key, locale)}
    />
  );
}

async function preview(key: string, wanted: string) {
  const locales = publishedLocales(env());
  const locale = locales.find((known) => known === wanted) ?? defaultLocale;
  const title = (await allTemplates()).find((template) => template.key === key)?.title;
  const drawn = await exampleOf(key, locale);
  if (!drawn) return <p>There is no such mail.</p>;
  const { subject, html, text } = drawn;
  return (
    <>
      <nav className="staff-tabs" aria-label="Languages">
        <a href="/admin/mails">All mails</a>
        {locales.map((known) => (
          <a key={known} href={`?language=${known}`} aria-current={known === locale ? 'page' : undefined}>
            {languageFacts(known).name}
          </a>
        ))}
      </nav>
      <h2>{title}</h2>
      <p>Subject: {subject}</p>
      {/* Nothing in it runs, and nothing in it leads anywhere. */}
      <iframe className="mails-frame" sandbox="" srcDoc={html} title={`The mail: ${subject}`} />
      <h2>The same as text</h2>
      <pre className="mails-text">{text}</pre>
    </>
  );
}
