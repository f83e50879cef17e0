import type { Audience, PageContent } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

type HeadTool = 'health-calculator' | 'risk-janampatri' | 'corporate-risk-janampatri' | 'survey';

/** Which tool answers the readers of a page, by the key of its page. */
const toolOf: Partial<Record<Audience, HeadTool>> = {
  people: 'risk-janampatri',
  companies: 'corporate-risk-janampatri',
  fertility: 'survey',
};

/** The page's tool: how much health cover may fit where its form asks about health, else its audience's questions. */
export function ToolLink({ page: { form, audience } }: { page: PageContent }) {
  const { locale, linkTo, pageWithKey } = useSite();
  const key = form === 'personal-health' ? 'health-calculator' : toolOf[audience];
  const found = key && pageWithKey(key);
  if (!found) return null;
  return (
    <a className="button button-line" href={linkTo(found.path)}>
      {siteMessages(locale).headTools[key]}
    </a>
  );
}
