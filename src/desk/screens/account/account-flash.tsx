/** Confirms a change to an account: the page's address carries a key, and here are the words. */
const done = {
  kept: 'Kept.',
  password: 'The new password holds. Every other device is logged out.',
  email: 'From now on you log in with the new e-mail. Every other device is logged out.',
  ended: 'That session is over.',
  'others-ended': 'Every other session is over.',
  forgotten: 'That browser now counts as a new one.',
  codes: 'The new recovery codes hold, and those before no more.',
  factor: 'The new phone opens the desk now, and the one before no more.',
} as const;

type AccountFlashKey = keyof typeof done;

export function AccountFlash({ said = '' }: { said?: string }) {
  if (!Object.hasOwn(done, said)) return null;
  return (
    <p className="desk-said" role="status">
      {done[said as AccountFlashKey]}
    </p>
  );
}

/** Where an account's change leads. */
export function toAccount(said: AccountFlashKey): string {
  return `/desk/account?said=${said}`;
}
