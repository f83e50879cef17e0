import type { ColleagueNow } from '#cases/colleagues.ts';
import { ColleagueOptions } from '../colleague-options.tsx';
import { FlashMessage } from '../flash-message.tsx';
import { Icon } from '../frame/icon.tsx';
import type { CallPanelProps } from './call-panel-props.ts';

type HandOverProps = {
  colleagues: readonly ColleagueNow[];
  typed: CallPanelProps['typed'];
  isResting: boolean;
  /** Why it could not be handed over. */
  refused: string | undefined;
};

/** The end of the panel: the next owner of the case, or that it rests. */
export function HandOver({ colleagues, typed, isResting, refused }: HandOverProps) {
  return (
    <div className="case-over">
      {refused && <FlashMessage said={refused} />}
      {colleagues.length > 0 && (
        <label>
          <span>Hand over to</span>
          <select
            name="to"
            defaultValue={typed.to ?? ''}
            aria-keyshortcuts="h"
            aria-invalid={refused !== undefined || undefined}
          >
            <ColleagueOptions colleagues={colleagues} />
          </select>
        </label>
      )}
      <div className="case-saves">
        {colleagues.length > 0 && (
          <button type="submit" name="after" value="hand-over" className="button button-line">
            <Icon name="hand" /> Hand over
          </button>
        )}
        {!isResting && (
          <button type="submit" name="after" value="rest" className="button button-line">
            Let it rest
          </button>
        )}
      </div>
    </div>
  );
}
