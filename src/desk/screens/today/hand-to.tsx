import type { ColleagueNow } from '#cases/colleagues.ts';
import { ColleagueOptions } from '../colleague-options.tsx';
import { Icon } from '../frame/icon.tsx';

type HandToProps = { caseId: number; colleagues: readonly ColleagueNow[] };

/** Gives the next call to a colleague: opens to a list of them with what each still has before them today. */
export function HandTo({ caseId, colleagues }: HandToProps) {
  return (
    <details className="next-hand">
      <summary className="button button-line" aria-keyshortcuts="h">
        <Icon name="hand" /> Hand to … <kbd>H</kbd>
      </summary>
      <form method="post" action={`/desk/cases/${caseId}/act`}>
        <input type="hidden" name="kind" value="hand-over" />
        <input type="hidden" name="back" value="/desk" />
        <label htmlFor="next-to">To whom</label>
        <select id="next-to" name="to" required defaultValue="">
          <ColleagueOptions colleagues={colleagues} />
        </select>
        <button type="submit" className="button button-main">
          Hand over
        </button>
      </form>
    </details>
  );
}
