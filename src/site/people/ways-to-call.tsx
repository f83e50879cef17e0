import type { ReactNode } from 'react';
import type { PageContent } from '#content/model.ts';
import { PageAction } from '../pages/page-action.tsx';
import { TelephoneLink } from '../shell/telephone-link.tsx';

type WaysToCallProps = {
  page: PageContent;
  /** Label of the button where it opens a call. */
  label?: string;
  /** Content between the button and the number. */
  children?: ReactNode;
};

/** From a page about a cover to a person: the page's own button, and the number. */
export function WaysToCall({ page, label, children }: WaysToCallProps) {
  return (
    <>
      <PageAction page={page}>{label}</PageAction>
      {children}
      <TelephoneLink className="telephone" />
    </>
  );
}
