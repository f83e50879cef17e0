import type { ReactNode } from 'react';
import type { PageContent } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { CallBackLink } from '../shell/call-back-link.tsx';
import { Footer } from '../shell/footer.tsx';
import { Shell } from '../shell/shell.tsx';
import { formIn } from './page-action.tsx';
import { hasTrait } from './traits-of-kinds.ts';

type PageFrameProps = {
  page: PageContent;
  head: ReactNode;
  /** The action of the head's button, for the bar; without it, a call. */
  action?: ReactNode;
  children?: ReactNode;
};

/** The frame of every template: the shell, the main part, and the footer as its last section. */
export function PageFrame({ page, head, action, children }: PageFrameProps) {
  const { locale } = useSite();
  const hasNews = !page.blocks.some(({ blockType }) => blockType === 'newsletter');
  return (
    <Shell hideHeader={page.hideHeader} hideFooter={page.hideFooter} hasNews={hasNews}>
      <main id="main" tabIndex={-1} data-audience={page.audience} data-kind={page.kind}>
        {head}
        {/*
         * The bar sticks inside of this box alone: while the head is there, so is the head's own button. It would lie
         * over a form that the page carries, which has a button of its own.
         */}
        <div>
          {children}
          {hasTrait(page.kind, 'button') && !formIn(page, locale) && (
            <p className="call-bar">{action ?? <CallBackLink className="button button-main" />}</p>
          )}
        </div>
      </main>
      {page.hideFooter && <Footer hasNews={hasNews} />}
    </Shell>
  );
}
