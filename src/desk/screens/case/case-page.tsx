import { recordIdOf } from '#platform/record-id.ts';
import type { DeskCall } from '../desk-route.ts';
import { type FlashSubject, flashSubject } from '../flash-subject.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { readCaseFacts } from './case-facts.ts';
import { CaseView } from './case-view.tsx';
import type { Correction } from './correction-form.tsx';
import { refusals } from './refusals.ts';
import type { Sharing } from './share-form.tsx';

/** `GET /desk/cases/:id` */
export async function casePage(call: DeskCall): Promise<Response> {
  const { c, staff } = call;
  const about = await flashSubject(c.req.query('about'), staff);
  return renderCase(call, { said: c.req.query('said'), about });
}

type Again = {
  said?: string | undefined;
  /** The case that the message is about. */
  about?: FlashSubject | undefined;
  /** Values that were typed into the panel and refused; none of them is lost. */
  typed?: DeskCall['input'];
  /** A correction that was refused, and why. */
  correction?: Correction;
  /** The same of details that went to an insurer. */
  sharing?: Sharing;
  status?: number;
};

export async function renderCase(
  { c, staff, draw }: DeskCall,
  { said, about, typed = {}, correction, sharing, status }: Again,
): Promise<Response> {
  const facts = await readCaseFacts(recordIdOf(c.req.param('id')), staff);
  if (!facts)
    return draw({ title: 'No such case', status: 404, body: <RefusedPage text={refusals.unknown} /> });
  const { reference } = facts.of;
  return draw({
    title: reference,
    place: 'today',
    status,
    body: <CaseView {...{ facts, said, about, typed, correction, sharing }} />,
  });
}
