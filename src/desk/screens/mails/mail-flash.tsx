const done = {
  again: 'It is on its way again.',
  elsewhere: 'It is on its way to the corrected address.',
  ended: 'It will no longer be sent.',
} as const;
const refused = {
  gone: 'It has been sent or given up on by now, or is on its way. Nothing was changed.',
} as const;

/** Message of an action, by a key in the page's address: `again`, or for several `again-12`. */
export function MailFlash({ said = '' }: { said?: string | undefined }) {
  const [, count] = /^again-(\d{1,5})$/.exec(said) ?? [];
  const good = count
    ? manyAgain(Number(count))
    : Object.hasOwn(done, said) && done[said as keyof typeof done];
  if (good)
    return (
      <p className="desk-said" role="status">
        {good}
      </p>
    );
  if (!Object.hasOwn(refused, said)) return null;
  return (
    <p className="desk-said desk-said-no" role="alert">
      {refused[said as keyof typeof refused]}
    </p>
  );
}

function manyAgain(count: number): string {
  if (count === 0) return 'None of them is left: they have been sent or given up on, or are on their way.';
  return count === 1 ? done.again : `${count.toLocaleString('en-IN')} are on their way again.`;
}
