import type { CaseRead } from '#cases/read-case.ts';
import type { FlashKey } from '../flash-message.tsx';
import { correctableFieldsOf } from './correctable-fields.ts';
import type { Correction } from './correction-form.tsx';
import type { Sharing } from './share-form.tsx';

type Refused = { correction: Correction | undefined; sharing: Sharing | undefined };

/**
 * A correction or a sharing that was refused, on a case that a colleague has taken or that was stopped: their forms are
 * no longer drawn, so that what was typed goes on as a note.
 *
 * @returns why it was refused, and the note; undefined where neither was sent
 */
export function overtaken(
  of: Pick<CaseRead, 'variant' | 'answers' | 'outcome'>,
  { correction, sharing }: Refused,
): { said: FlashKey; note: string } | undefined {
  const said = of.outcome === 'stopped' ? 'asked-to-stop' : 'somebody-else-has-it';
  if (correction) return { said, note: noteOfCorrection(of, correction) };
  return sharing && { said, note: noteOfSharing(sharing) };
}

function noteOfCorrection(of: Pick<CaseRead, 'variant' | 'answers'>, { field, right }: Correction): string {
  const asked = correctableFieldsOf(of).find((answer) => answer.field === field)?.asked ?? field;
  return right && `${asked} should be: ${right}`;
}

function noteOfSharing({ insurer, text }: Sharing): string {
  if (!insurer && !text) return '';
  const went = `Details went to ${insurer || 'an insurer'}`;
  return text ? `${went}: ${text}` : went;
}
