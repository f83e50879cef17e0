import type { PageContent } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { toolOfPage } from '../first-question/tool-of-page.ts';
import { siteMessages } from '../messages/messages.ts';

/** The way to the tool that answers the readers of a page. */
export function ToolLink({ page }: { page: PageContent }) {
  const { locale, linkTo, pageWithKey } = useSite();
  const key = toolOfPage(page);
  const found = key && pageWithKey(key);
  if (!found) return null;
  return (
    <a className="button button-line" href={linkTo(found.path)}>
      {siteMessages(locale).headTools[key]}
    </a>
  );
}
