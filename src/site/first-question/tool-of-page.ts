import type { Audience, PageContent } from '#content/model.ts';

export type PageTool = 'health-calculator' | 'risk-janampatri' | 'corporate-risk-janampatri' | 'survey';

/** Which tool answers an audience, by the key of the tool's page. */
const toolOfAudience: Partial<Record<Audience, PageTool>> = {
  people: 'risk-janampatri',
  companies: 'corporate-risk-janampatri',
  fertility: 'survey',
};

/** The tool that answers the readers of a page: about health cover where its form asks about health, else their own. */
export function toolOfPage({ form, audience }: Pick<PageContent, 'form' | 'audience'>): PageTool | undefined {
  return form === 'personal-health' ? 'health-calculator' : toolOfAudience[audience];
}
