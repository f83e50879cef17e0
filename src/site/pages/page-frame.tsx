import type { ReactNode } from 'react';
import type { PageContent } from '#content/model.ts';
import { messages } from '../messages/en.ts';
import { CallBackLink } from '../shell/call-back-link.tsx';
import { Footer } from '../shell/footer.tsx';
import { Shell } from '../shell/shell.tsx';
import { hasCallBackButton } from './page-head.tsx';

/** What every template has in common: the shell, the main part, and the footer as its last section. */
export function PageFrame({ page, children }: { page: PageContent; children: ReactNode }) {
  return (
    <Shell hideHeader={page.hideHeader} hideFooter={page.hideFooter}>
      <main id="main" tabIndex={-1} data-audience={page.audience} data-kind={page.kind}>
        {children}
        {hasCallBackButton(page.kind) && (
          <p className="call-bar">
            <CallBackLink className="button button-main">{messages.callBack.button}</CallBackLink>
          </p>
        )}
      </main>
      {page.hideFooter && <Footer />}
    </Shell>
  );
}
