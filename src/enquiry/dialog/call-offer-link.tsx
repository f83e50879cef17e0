import type { ReactNode } from 'react';
import { asSent } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { generalForm } from '../definitions/call-back.form.ts';
import type { Concern } from '../definitions/options.ts';

type CallOfferLinkProps = {
  concern: Concern;
  /** Path of the page that the visitor is on. */
  from: string;
  locale: Locale;
  className?: string;
  children: ReactNode;
};

/** Leads to the general form with its purpose set; with the dialog's script it opens there. */
export function CallOfferLink({ concern, from, locale, className, children }: CallOfferLinkProps) {
  const query = new URLSearchParams({
    variant: generalForm.key,
    concern: asSent(generalForm.fields.concern, concern),
    from,
  });
  return (
    <a
      className={className}
      href={`${pathIn(locale, '/call-back')}?${query}`}
      data-call-back={generalForm.key}
      rel="nofollow"
    >
      {children}
    </a>
  );
}
