import type { Env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { SiteInput } from '../document/page-data.ts';
import { renderPlainPage } from '../document/plain-page.tsx';
import { ExampleSection } from './example.tsx';
import { exampleGroups } from './examples.tsx';
import { guidePath } from './guide-path.ts';
import { guideMessages } from './messages/messages.ts';

export const guideStylesPath = '/styleguide.css';

/** Every part of the site in each of its states, on one page of the site itself. Never indexed. */
export function renderStyleguide(site: SiteInput, captcha: Env['captcha']): string {
  const { title, lead } = guideMessages(site.locale);
  const body = <Guide locale={site.locale} />;
  // The home page has the most parts of its own of all pages; and every picture is shown.
  const page = { title, description: lead, path: guidePath, body, sheet: 'home-whole' } as const;
  return renderPlainPage({ site, captcha, page });
}

function Guide({ locale }: { locale: Locale }) {
  const text = guideMessages(locale);
  const groups = exampleGroups(locale);
  return (
    <div className="guide">
      {/* A file of its own, which the page's policy allows: its styles are not weight on other pages. */}
      <link rel="stylesheet" href={guideStylesPath} />
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <nav aria-label={text.contents}>
        <ul className="guide-contents">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <ExampleSection key={group.id} {...group} />
      ))}
    </div>
  );
}
