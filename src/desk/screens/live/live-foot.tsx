import { may } from '#content/access/duties.ts';
import { Island } from '#ui/island/island.tsx';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskLiveProps } from './desk-live.island.tsx';
import { keysOf } from './shortcuts.ts';

/** At the foot of every page: its keys, and what keeps it up to date. Without a script there is nothing of either. */
export function LiveFoot({ staff, now }: { staff: Staff; now: Date }) {
  const keys = keysOf(staff);
  const props: DeskLiveProps = { isLive: may(staff, 'read-cases'), drawnAt: now.getTime() };
  return (
    <footer className="desk-foot">
      <p id="desk-says" className="visually-hidden" role="status" />
      <ul className="desk-keys" aria-label="Keys">
        {keys.map(({ key, label }) => (
          <li key={key}>
            <kbd>{keyCap(key)}</kbd> {label}
          </li>
        ))}
      </ul>
      <p id="desk-live-state" className="desk-live-state" />
      <dialog id="desk-keys" className="desk-dialog" aria-labelledby="desk-keys-title">
        <h2 id="desk-keys-title">Keys</h2>
        <dl>
          {keys.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{keyCap(key)}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <label className="desk-dialog-choice">
          <input type="checkbox" id="desk-keys-on" defaultChecked /> Keys work while nothing is being typed
        </label>
        <button type="button" className="button" data-close="">
          Close
        </button>
      </dialog>
      <Island name="desk-live" on="load" props={props} />
    </footer>
  );
}

function keyCap(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
