import type { CaseRead } from '#cases/read-case.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { correctableFieldsOf } from './correctable-fields.ts';

/** A correction that was refused, and why. */
export type Correction = {
  field: string;
  right: string;
  problem: string;
  /** As it was sent, where the value was refused before anyone looked whether the case had changed. */
  seen?: string | undefined;
};

type PutRightProps = {
  of: Pick<CaseRead, 'id' | 'variant' | 'answers' | 'updatedAt'>;
  staffId: number;
  refused: Correction | undefined;
};

/** A name, a number or an address that a visitor typed wrong. */
export function CorrectionForm({ of, staffId, refused }: PutRightProps) {
  const choices = correctableFieldsOf(of);
  if (choices.length === 0) return null;
  return (
    <details className="case-right" open={refused !== undefined}>
      <summary>Something was mistyped</summary>
      <form
        method="post"
        action={`/desk/cases/${of.id}`}
        className="case-fields"
        data-keep={staffId}
        {...held(refused !== undefined)}
      >
        <RestoreOffer />
        <input type="hidden" name="kind" value="correct" />
        <input type="hidden" name="seen" value={refused?.seen ?? of.updatedAt.toISOString()} />
        <label>
          <span>What</span>
          <select name="field" defaultValue={refused?.field}>
            {choices.map(({ field, asked, words }) => (
              <option key={field} value={field}>
                {asked}: {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>As it should be</span>
          <input
            name="right"
            required
            maxLength={300}
            autoComplete="off"
            defaultValue={refused?.right}
            aria-invalid={refused !== undefined || undefined}
            aria-describedby={refused && 'case-right-problem'}
          />
        </label>
        {refused && (
          <p id="case-right-problem" className="desk-said desk-said-no" role="alert">
            {refused.problem}
          </p>
        )}
        <button type="submit" className="button button-line">
          Correct it
        </button>
      </form>
    </details>
  );
}
