import type { DeskCall } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { readCaseFacts } from './case-facts.ts';
import { caseIdOf } from './case-id.ts';
import { CaseView } from './case-view.tsx';
import { refusals } from './refusals.ts';

/** `GET /desk/cases/:id` */
export async function casePage(call: DeskCall): Promise<Response> {
  return drawCase(call, { said: call.c.req.query('said') });
}

type Again = {
  said: string | undefined;
  /** What was typed into the panel that was refused; none of it is lost. */
  typed?: DeskCall['input'];
  status?: number;
};

export async function drawCase(
  { c, staff, draw }: DeskCall,
  { said, typed = {}, status }: Again,
): Promise<Response> {
  const facts = await readCaseFacts(caseIdOf(c.req.param('id')), staff);
  if (!facts)
    return draw({ title: 'No such case', status: 404, body: <RefusedPage text={refusals.unknown} /> });
  const { reference } = facts.of;
  return draw({
    title: reference,
    place: 'today',
    status,
    body: <CaseView facts={facts} said={said} typed={typed} />,
  });
}
