import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { nextCallingDay } from '#enquiry/cases/due.ts';
import { type CaseRead, readCase } from '#enquiry/cases/read-case.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { callingTimes } from '#forms/calling-times.ts';
import { dateInIndia } from '#platform/clock.ts';
import { Said } from '../said.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseHead } from './case-head.tsx';
import { OtherCases } from './other-cases.tsx';
import { Timeline } from './timeline.tsx';
import './cases.css';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/** A case as whoever answers sees it: who and what, what to do next, what happened, and what the person sent else. */
export async function CaseField({ data }: FieldProps) {
  const found = typeof data?.id === 'number' ? await readCase(data.id) : undefined;
  if (!found) return null;
  const { callingHours } = await siteFacts();
  return (
    <div className="case">
      <CaseHead of={found} />
      <div className="case-columns">
        <div>
          {/* Anew after each action: what was typed belongs to the one before. */}
          <CaseActions
            key={found.events.length}
            id={found.id}
            offers={offersFor(found)}
            today={dateInIndia()}
            nextDay={dateInIndia(nextCallingDay(new Date(), callingHours))}
            times={callingTimes(callingHours)}
          />
          <Timeline events={found.events} />
        </div>
        <div>
          <Said
            title="What they sent"
            rows={found.answers.map(({ field, asked, words }) => [field, asked, words])}
          />
          <OtherCases of={found.others} />
        </div>
      </div>
    </div>
  );
}

/** What the state leaves to do; who may do it is asked when it is done. */
function offersFor({ state, outcome, assigneeId }: CaseRead) {
  const isStopped = state === 'closed' && outcome === 'stopped';
  const isOpen = state !== 'closed';
  return {
    take: isOpen && assigneeId === null,
    answered: isOpen,
    unanswered: isOpen && state !== 'resting',
    plan: !isStopped,
    close: isOpen,
    note: true,
  };
}
