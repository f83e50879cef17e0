import { colleagues } from '#cases/colleagues.ts';
import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { initialValues } from '#forms/draft/read-form.ts';
import type { Problems } from '#forms/problem.ts';
import { dateInIndia } from '#platform/clock.ts';
import { defaultLocale as locale } from '#ui/language/locales.ts';
import type { DeskCall } from '../desk-route.ts';
import { keyOfForm } from '../enter-once.ts';
import { ByHandView } from './by-hand-view.tsx';
import { byHandErrors, byHandWords } from './by-hand-words.ts';

type Again = { problems?: Problems; isRefused?: boolean; status?: number };

/** The form, empty at first; whatever goes wrong, what was typed is in it. */
export async function renderByHand(
  { draw, staff, input }: DeskCall,
  { problems = {}, isRefused = false, status }: Again = {},
): Promise<Response> {
  const facts = await formFacts(dateInIndia());
  const view = {
    form: byHandForm,
    words: byHandWords(facts),
    idPrefix: 'by-hand',
    values: initialValues(byHandForm, input),
    errors: byHandErrors(problems),
    isStatic: true,
    facts,
    locale,
  };
  // Under another key the same answers are another case.
  const key = keyOfForm(input, isRefused);
  return draw({
    title: 'A case by hand',
    place: 'today',
    status,
    body: (
      <ByHandView
        view={view}
        hidden={{ key }}
        typed={{ to: String(staff.id), ...input }}
        isRefused={isRefused}
        staffId={staff.id}
        colleagues={await colleagues()}
      />
    ),
  });
}
