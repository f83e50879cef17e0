import type { ReactNode } from 'react';
import { agentForm } from '#enquiry/definitions/call-back.form.ts';
import { eligibilityPath } from '#enquiry/eligibility/eligibility-path.ts';
import { eligibilityMessages } from '#enquiry/messages/eligibility/messages.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { useSite } from '../document/site-context.tsx';

type CallBackLinkProps = {
  /** A form of its own, whatever the page: the footer's and sidebar's general one, or the agents'. */
  variant?: 'general' | 'posp';
  className?: string;
  /** Its label; by default the title of the form. */
  children?: ReactNode;
};

/** A link to the form's own page, which works without JavaScript; with it, the dialog opens instead. */
export function CallBackLink({ variant, className, children }: CallBackLinkProps) {
  const { locale, pageData, linkTo } = useSite();
  // The pages for agents lead to their form through the check; the sidebar of a phone opens it as it is.
  if (!variant && pageData.variant === agentForm.key)
    return (
      <a className={className} href={linkTo(eligibilityPath)}>
        {children ?? eligibilityMessages(locale).open}
      </a>
    );
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
