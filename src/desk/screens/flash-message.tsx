import type { CaseAction } from '#cases/transitions.ts';
import { panelProblems, refusals } from './case/refusals.ts';
import type { FlashSubject } from './flash-subject.ts';

/**
 * Messages of an action on the page that follows it: the page's address carries a key, `?said=did-take`, and here are the
 * words. So nothing that someone typed is in an address, and a link cannot make the desk say what it likes.
 */
const done = {
  'did-take': 'This case is yours now.',
  'did-note': 'The note has been added to the case.',
  'did-call': 'The call has been added to the case.',
  'did-plan': 'The next step has been planned.',
  'did-rest': 'The case is at rest.',
  'did-hand-over': 'The case has been handed over.',
  'did-stop': 'Nobody will call them about this again.',
  'did-close': 'The case has been closed.',
  'did-allow': 'Their consents have been saved.',
  'did-share': 'The sharing of the details has been recorded, and the client can see it.',
  'did-correct': 'The correction has been saved.',
  'did-panel': 'Saved.',
  'did-enter': 'The case is open.',
  'did-send': 'The mail is on its way again.',
} satisfies Record<`did-${CaseAction['kind'] | 'panel' | 'enter' | 'send'}`, string>;

const refused = {
  ...refusals,
  ...panelProblems,
  unclear: 'Please fill in what is missing.',
  'sent-already': 'This mail has been sent or given up on, is on its way, or no longer exists.',
};

export type FlashKey = keyof typeof done | keyof typeof refused;

type SaidProps = {
  /** The key in the page's address; anything else says nothing. */
  said: string | undefined;
  /** Where the page itself is not that case's. */
  about?: FlashSubject | undefined;
};

export function FlashMessage({ said = '', about }: SaidProps) {
  if (isOf(done, said))
    return (
      <p className="desk-said" role="status">
        {done[said]} {about && <About of={about} />}
      </p>
    );
  if (!isOf(refused, said)) return null;
  return (
    <p className="desk-said desk-said-no" role="alert">
      {refused[said]} {about && <About of={about} />}
    </p>
  );
}

function About({ of: { id, name, keeper, stands } }: { of: FlashSubject }) {
  return (
    <span className="desk-said-about">
      <a href={`/desk/cases/${id}`}>{name}</a>
      {keeper && `, with ${keeper} now`}: {stands}.
    </span>
  );
}

function isOf<Words extends object>(words: Words, key: string): key is string & keyof Words {
  return Object.hasOwn(words, key);
}
