/** Confirms a change to an account: the page's address carries a key, and here are the words. */
const done = {
  kept: 'Saved.',
  password: 'The new password is set. Every other device is logged out.',
  email: 'The new e-mail address applies from now on. Every other device is logged out.',
  unchanged: 'Nothing was changed.',
  ended: 'That session has ended.',
  'others-ended': 'Every other session has ended.',
  forgotten: 'That browser now counts as new.',
  codes: 'The new recovery codes now work. The old ones no longer do.',
  'office-linked':
    'Your office account now opens the desk as well. From your next login with it, the groups it belongs to decide your role.',
  'office-unlinked': 'Your office account no longer opens the desk. Your password still does.',
  factor: 'The new phone is now your second factor.',
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
