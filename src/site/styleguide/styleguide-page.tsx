import type { Env } from '#platform/env.ts';
import type { SiteInput } from '../document/page-data.ts';
import { renderPlainPage } from '../document/plain-page.tsx';
import { ExampleSection } from './example.tsx';
import { exampleGroups } from './examples.tsx';
import { guideText } from './messages/en.ts';

export const guidePath = '/styleguide';
export const guideStylesPath = '/styleguide.css';

/** Every part of the site in each of its states, on one page of the site itself. Never indexed. */
export function renderStyleguide(site: SiteInput, captcha: Env['captcha']): string {
  const { title, lead } = guideText;
  const page = { title, description: lead, path: guidePath, body: <Guide /> };
  return renderPlainPage({ site, captcha, page });
}

function Guide() {
  return (
    <div className="guide">
      {/* A file of its own, which the page's policy allows: its styles are no weight on other pages. */}
      <link rel="stylesheet" href={guideStylesPath} />
      <h1>{guideText.title}</h1>
      <p className="lead">{guideText.lead}</p>
      <nav aria-label={guideText.contents}>
        <ul className="guide-contents">
          {exampleGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {exampleGroups.map((group) => (
        <ExampleSection key={group.id} {...group} />
      ))}
    </div>
  );
}
