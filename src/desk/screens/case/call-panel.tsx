import { askAgainAfterDays } from '#cases/ask-again/ask-again.ts';
import { maxUnansweredCalls } from '#cases/transitions.ts';
import { clockInIndia } from '../../moments.ts';
import { inFives } from '../../short-labels.ts';
import { ErasureAskedNotice } from '../erasure-asked-notice.tsx';
import { Icon } from '../frame/icon.tsx';
import { CallForm } from './call-form.tsx';
import type { CallPanelProps } from './call-panel-props.ts';
import type { CaseFacts } from './case-facts.ts';

/** The call, in the order in which it happens: the number, the code, how it went, what came of it, what comes next. */
export function CallPanel({ facts, work, typed, said }: CallPanelProps) {
  const { of, me } = facts;
  const { code } = work;
  return (
    <div className="case-night">
      <p className="desk-small case-hint">{attemptInWords(of.state, of.attempts)}</p>
      <h2>{of.state === 'closed' ? 'This case is closed' : 'The call'}</h2>
      {facts.isErasureAsked && <ErasureAskedNotice />}
      {of.phone ? (
        <p className="case-number">
          <b>{inFives(of.phone)}</b>
          {of.state !== 'closed' && (
            <a className="button button-line" href={`tel:+91${of.phone}`} aria-keyshortcuts="c">
              <Icon name="call" /> Call
            </a>
          )}
        </p>
      ) : (
        <p className="case-hint">They gave no telephone number.</p>
      )}
      {of.email && (
        <p>
          <a href={`mailto:${of.email}`}>{of.email}</a>
        </p>
      )}
      {isLongMissed(facts) && (
        <p className="case-hint">
          Nobody has reached them in {askAgainAfterDays} days. Begin by asking whether the call is still
          wanted.
        </p>
      )}
      {code && (
        <>
          <div className="case-code">
            <b>{code.code}</b>
            <span>
              If they ask whether it is us, say this. They type it on our page with{' '}
              <span className="desk-ref">{of.reference}</span>. Valid for this call, until{' '}
              {clockInIndia(code.expiresAt)}.
            </span>
          </div>
          <p className="case-hint desk-small">We give a code; we never ask for one.</p>
        </>
      )}
      {of.assigneeId !== me.id && of.state !== 'closed' && (
        <form method="post" action={`/desk/cases/${of.id}/act`} className="case-take" data-key="take">
          <input type="hidden" name="kind" value="take" />
          <button type="submit" className="button button-line" aria-keyshortcuts="t">
            <Icon name="take" /> {of.assignee ? `Take it over from ${of.assignee}` : 'Take it'}
          </button>
        </form>
      )}
      <CallForm facts={facts} work={work} typed={typed} said={said} />
    </div>
  );
}

const dayMs = 86_400_000;

/** So long that anyone who calls begins by asking: a mail that asks goes to those alone who gave an address. */
function isLongMissed({ of, now }: CaseFacts): boolean {
  const { state, reachedAt, createdAt, slotAt } = of;
  const since = Math.max(createdAt.getTime(), slotAt?.getTime() ?? 0);
  return state !== 'closed' && reachedAt === null && now.getTime() - since > askAgainAfterDays * dayMs;
}

function attemptInWords(state: string, attempts: number): string {
  if (state === 'closed') return 'Planning a next step reopens the case; say why.';
  if (state === 'resting') return 'The case is at rest. Plan a next step to resume it, and say why.';
  return `${attempts === 0 ? 'First' : 'Second'} attempt of ${maxUnansweredCalls === 2 ? 'two' : maxUnansweredCalls}`;
}
