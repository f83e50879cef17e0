import { may } from '#content/access/duties.ts';
import { countInWords } from '../../case-lists/count-cases.ts';
import { listAddress } from '../../case-lists/list-address.ts';
import { readyViews } from '../../case-lists/ready-views.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { maxOfView } from './load-list.ts';

type ViewsAsideProps = { staff: Staff; counts?: readonly number[]; here?: string };

/** The lists that are asked for every day. @param here the address that is looked at */
export function ViewsAside({ staff, counts, here }: ViewsAsideProps) {
  return (
    <nav className="find-views" aria-labelledby="find-views">
      <h2 id="find-views">Ready views</h2>
      <ul>
        {readyViews.map((view, index) => {
          if (view.forWorkers && !may(staff, 'work-cases')) return null;
          const href = listAddress(view);
          return (
            <li key={view.label}>
              <a href={href} aria-current={href === here ? 'page' : undefined}>
                {view.label} {counts && <b>{countInWords(counts[index] ?? 0, maxOfView)}</b>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
