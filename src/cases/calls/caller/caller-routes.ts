import { Hono } from 'hono';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { limitBody } from '#enquiry/page/page-form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { answerForm } from '../answer-form.ts';
import { callerForm, referenceIn } from '../call-forms.ts';
import type { CallPages } from '../call-pages.ts';
import { callPaths } from '../call-paths.ts';
import { checkCaller } from './check-caller.ts';

/** Below `/is-it-us`, a page that staff write: whether someone who calls is ours. */
export function callerRoutes(pages: CallPages, locale: Locale): Hono {
  const { refusals } = answerMessages(locale);
  const routes = new Hono();
  routes.post(
    callPaths.answer,
    limitBody((c) => pages.refusal(c, 413, refusals['too-large'])),
    answerForm({
      ...{ form: callerForm, pages, locale },
      answer: async (c, values) => {
        const checked = await checkCaller(values, senderAddress(c));
        if (checked.isOurs === undefined) return pages.tooMany(c, checked.retryAfterSeconds);
        return pages.caller(c, referenceIn(values.reference), checked.isOurs ? checked.adviser : undefined);
      },
    }),
  );
  // The address that is there after the form was sent, asked for again.
  routes.get(callPaths.answer, (c) => c.redirect(pathIn(locale, callPaths.caller), 303));
  return routes;
}
