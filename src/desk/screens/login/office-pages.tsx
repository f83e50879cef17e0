import type { Refusal } from '../../office-login/admit.ts';
import type { AnswerProblem } from '../../office-login/read-answer.ts';
import { pauseMinutes } from '../../session/attempts.ts';
import { LoginCard } from './login-card.tsx';

export function officePath(then: string): string {
  return then === '/desk' ? '/desk/login/office' : `/desk/login/office?then=${encodeURIComponent(then)}`;
}

/** Above the password: the way in of everyone whose account is the office's. */
export function OfficeCard({ name, then }: { name: string; then: string }) {
  return (
    <div className="door-card">
      <a className="button button-main" href={officePath(then)}>
        Log in with {name}
      </a>
    </div>
  );
}

export type OfficeProblem = AnswerProblem | Refusal | 'lost' | 'too-many' | LinkProblem;
export type LinkProblem = 'link-no-group' | 'other-account' | 'session-over' | 'not-yours';

type Words = { heading: string; title: string; text: (name: string) => string };

const askForGroup = (name: string) =>
  `Ask the people who manage the accounts of ${name} to add you to a group for this desk. An administrator of the desk can tell them which one. Then log in again.`;

const words: Record<OfficeProblem, Words> = {
  away: {
    heading: 'Not reachable right now',
    title: 'The office login is not responding',
    text: (name) =>
      `The desk itself works, but ${name} cannot be reached at the moment. Try again in a few minutes. If you also have a password here, log in with that now.`,
  },
  'not-logged-in': {
    heading: 'Not logged in',
    title: 'You did not log in there',
    text: (name) => `Nothing was changed. Try ${name} again, or use a password if you have one here.`,
  },
  'not-trusted': {
    heading: 'Stopped for safety',
    title: 'The answer could not be trusted',
    text: (name) =>
      `What came back from ${name} was not what we had asked for, so it was not accepted. Please start again from here. If it happens again, tell an administrator of the desk.`,
  },
  lost: {
    heading: 'Please start again',
    title: 'This login has expired or has already been used',
    text: () => 'A login has to be completed in the same browser within ten minutes, and works only once.',
  },
  'too-many': {
    heading: 'A moment, please',
    title: 'There were too many attempts from here',
    text: () => `Please wait ${pauseMinutes} minutes, then try again.`,
  },
  'too-weak': {
    heading: 'One more lock',
    title: 'This login was not strong enough',
    text: (name) =>
      `The desk requires a second factor at ${name}. Set one up there, then log in again. The people who manage its accounts can help.`,
  },
  'groups-left-out': {
    heading: 'Something is missing',
    title: 'Your groups did not arrive',
    text: (name) =>
      `You are in so many groups that ${name} left them out. Ask the people who manage its accounts to send this desk only the groups assigned to it.`,
  },
  'no-group': {
    heading: 'No role here yet',
    title: 'None of your groups opens this desk',
    text: askForGroup,
  },
  'no-group-but-password': {
    heading: 'No role here yet',
    title: 'None of your groups opens this desk',
    text: (name) =>
      `You are the last administrator with a password, so your role was kept: log in with the password. ${askForGroup(name)}`,
  },
  closed: {
    heading: 'This account is closed',
    title: 'An administrator has closed it',
    text: () => 'If that is a mistake, ask an administrator of the desk to give you a role again.',
  },
  'email-taken': {
    heading: 'This e-mail is taken',
    title: 'An account here already has your e-mail',
    text: (name) =>
      `If that account is yours, log in with its password and link ${name} under your name. If it is not, ask an administrator of the desk to change its e-mail.`,
  },
  'no-email': {
    heading: 'Something is missing',
    title: 'Your e-mail address did not arrive',
    text: (name) =>
      `The desk writes to its staff by e-mail, and ${name} did not send your address. Ask the people who manage its accounts to add it.`,
  },
  'link-no-group': {
    heading: 'Not linked',
    title: 'None of your groups opens this desk',
    text: (name) =>
      `If ${name} were linked now, your next login there would take your role away. ${askForGroup(name)}`,
  },
  'other-account': {
    heading: 'Not linked',
    title: 'This office account opens another account here',
    text: () =>
      'Each office account can open only one account here. If both are yours, ask an administrator of the desk to delete one.',
  },
  'session-over': {
    heading: 'Not changed',
    title: 'Your session here has ended',
    text: () => 'Log in again, then do what you wanted to do.',
  },
  'not-yours': {
    heading: 'Not confirmed',
    title: 'That was another office account',
    text: (name) => `Log in at ${name} with the account that is linked to yours here.`,
  },
};

/** Where to try again what someone did who is logged in here. */
const inSession: Partial<Record<OfficeProblem, string>> = {
  'link-no-group': '/desk/account/office',
  'other-account': '/desk/account/office',
  'not-yours': '/desk/account/office/confirm',
};

type ProblemPageProps = { why: OfficeProblem; name: string; onward: string };

/** Why the office's login opened nothing, and the ways on: again, or with a password, or back to the account. */
export function OfficeProblemPage({ why, name, onward }: ProblemPageProps) {
  const { heading, title, text } = words[why];
  const again = inSession[why];
  return (
    <>
      <h1>{heading}</h1>
      <LoginCard title={title}>
        <p role="alert">{text(name)}</p>
        <a className="button" href={again ?? officePath(onward)}>
          Try {name} again
        </a>
        <p>
          {again ? (
            <a className="door-link" href="/desk/account">
              Back to your account
            </a>
          ) : (
            <a className="door-link" href={`/desk/login?then=${encodeURIComponent(onward)}`}>
              Log in with a password
            </a>
          )}
        </p>
      </LoginCard>
    </>
  );
}

/** The status of the page. */
export function statusOf(why: OfficeProblem): number {
  if (why === 'away') return 503;
  if (why === 'too-many') return 429;
  return why === 'lost' || why === 'not-trusted' || why === 'not-logged-in' ? 400 : 403;
}
