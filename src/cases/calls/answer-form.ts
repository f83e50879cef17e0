import type { Context } from 'hono';
import { isFromOurPage } from '#enquiry/guards/own-form.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { type PageInput, readPageForm } from '#enquiry/page/page-form.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import type { Form, Values } from '#forms/form.ts';
import { validateFields } from '#forms/validate-fields.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { CallPages } from './call-pages.ts';

type PublicForm<Name extends string> = {
  form: Form<Name>;
  pages: CallPages;
  locale: Locale;
  answer: (c: Context, values: Values<Name>, input: PageInput) => Promise<Response>;
};

/** Takes a form that is in a published page, which is the same for every visitor: its origin says that it is ours. */
export function answerForm<Name extends string>({ form, pages, locale, answer }: PublicForm<Name>) {
  const { refusals, page } = answerMessages(locale);
  return async function answerSent(c: Context): Promise<Response> {
    const input = await readPageForm(c);
    if (!input) return pages.refusal(c, 400, page.notAForm);
    if (!isFromOurPage(c)) return pages.refusal(c, 403, refusals['foreign-origin']);
    const { values, problems } = validateFields(form, input, await formFacts(dateInIndia()));
    return problems ? pages.form(c, { form, input, problems }) : answer(c, values, input);
  };
}
