import type { ReactNode } from 'react';
import type { PageContent } from '#content/model.ts';
import { formInPageByKey } from '#enquiry/definitions/page-forms.ts';
import type { Locale } from '#ui/language/locales.ts';
import { placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { CallBackLink } from '../shell/call-back-link.tsx';

/**
 * A page's own button: where the page carries a form, it leads to that; else it opens a call.
 * @param children its label where it opens a call; by default the title of the form
 */
export function PageAction({ page, children }: { page: PageContent; children?: ReactNode }) {
  const { locale } = useSite();
  const found = formIn(page, locale);
  if (!found) return <CallBackLink className="button button-main">{children}</CallBackLink>;
  return (
    <a className="button button-main" href={`#${found.anchor}`}>
      {found.title}
    </a>
  );
}

/** The first form that is in the page: where, and what it is called. */
export function formIn(page: PageContent, locale: Locale): { anchor: string; title: string } | undefined {
  for (const { block, anchor } of placeBlocks(page.blocks)) {
    if (block.blockType === 'own-call') return { anchor, title: block.heading };
    const form = block.blockType === 'visitor-form' ? formInPageByKey(block.form) : undefined;
    if (form) return { anchor, title: form.texts(locale).title };
  }
  return undefined;
}
