import type { PageContent } from '#content/model.ts';
import { formInPageByKey } from '#enquiry/definitions/page-forms.ts';
import { placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { CallBackLink } from '../shell/call-back-link.tsx';

/** What the button in a page's head does: where the page carries a form, it leads to that; else it opens a call. */
export function PageAction({ page }: { page: PageContent }) {
  const { locale } = useSite();
  const { form, anchor } = formIn(page) ?? {};
  if (!form) return <CallBackLink className="button button-main" />;
  return (
    <a className="button button-main" href={`#${anchor}`}>
      {form.texts(locale).title}
    </a>
  );
}

/** The first form that stands in the page, and where. */
export function formIn(page: PageContent) {
  for (const { block, anchor } of placeBlocks(page.blocks)) {
    const form = block.blockType === 'visitor-form' ? formInPageByKey(block.form) : undefined;
    if (form) return { form, anchor };
  }
  return undefined;
}
