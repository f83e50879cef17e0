import type { ReactNode } from 'react';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { useSite } from '../document/site-context.tsx';

type CallBackLinkProps = {
  /** A form of its own, whatever the page: the footer's and sidebar's general one, or the agents'. */
  variant?: 'general' | 'posp';
  className?: string;
  /** What it says; otherwise what stands above the form. */
  children?: ReactNode;
};

/** A link to the form's own page, which works without JavaScript; with it, the dialog opens instead. */
export function CallBackLink({ variant, className, children }: CallBackLinkProps) {
  const { locale, pageData, linkTo } = useSite();
  const from = linkTo(`/call-back?from=${encodeURIComponent(pageData.path)}`);
  return (
    <a
      className={className}
      href={variant ? `${from}&variant=${variant}` : from}
      data-call-back={variant ?? pageData.variant}
      rel="nofollow"
    >
      {children ?? enquiryMessages(locale).form.title}
    </a>
  );
}
