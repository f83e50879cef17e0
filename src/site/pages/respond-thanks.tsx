import { enquiryMessages } from '#enquiry/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Thanks } from '../document/page-data.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import { useSite } from '../document/site-context.tsx';
import { Reference, wordsOf } from './thank-you-page.tsx';

/** Ends a form whose thank-you page cannot be read: with the number and what follows. */
export function thanksResponder(respondPlainPage: (page: PlainPage, locale: Locale) => Promise<Response>) {
  return function respondThanks(thanks: Thanks, { path, locale }: { path: string; locale: Locale }) {
    const { title } = enquiryMessages(locale).form.thanks;
    const body = (
      <>
        <h1>{title}</h1>
        <ReferenceAlone {...thanks} />
      </>
    );
    return respondPlainPage({ title, path, body }, locale);
  };
}

function ReferenceAlone(thanks: Thanks) {
  return <Reference lead="" words={wordsOf(thanks, useSite())} {...thanks} />;
}
