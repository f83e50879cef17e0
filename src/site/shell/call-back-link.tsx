import type { ReactNode } from 'react';
import { useSite } from '../document/site-context.tsx';

type CallBackLinkProps = {
  /** A form of its own, whatever the page: the footer's and sidebar's general one, or the agents'. */
  variant?: 'general' | 'posp';
  className?: string;
  children: ReactNode;
};

/** A link to the form's own page, which works without JavaScript; with it, the dialog opens instead. */
export function CallBackLink({ variant, className, children }: CallBackLinkProps) {
  const { pageData, linkTo } = useSite();
  const from = linkTo(`/call-back?from=${encodeURIComponent(pageData.path)}`);
  return (
    <a
      className={className}
      href={variant ? `${from}&variant=${variant}` : from}
      data-call-back={variant ?? pageData.variant}
      rel="nofollow"
    >
      {children}
    </a>
  );
}
