import type { ReactNode } from 'react';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { EmptyDialog } from './empty-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

type ShellProps = { hideHeader: boolean; hideFooter: boolean; hasNews?: boolean; children: ReactNode };

/**
 * The frame around a page. Every route hides the shell's footer: its template ends with the footer as its own last
 * section. Where a route shows the shell's, the template leaves its own out.
 */
export function Shell({ hideHeader, hideFooter, hasNews, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {siteMessages(useSite().locale).skipLink}
      </a>
      {!hideHeader && <Header />}
      {!hideHeader && <Sidebar />}
      {children}
      {!hideFooter && <Footer hasNews={hasNews} />}
      <EmptyDialog />
      <div className="toasts" id="toasts" role="status" aria-live="polite" />
    </>
  );
}
