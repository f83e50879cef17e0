const done = {
  sent: 'It is on its way.',
  planned: 'It has been scheduled.',
  unplanned: 'It is no longer scheduled and is a draft again.',
  stopped: 'Stopped. Mails already on their way will still arrive.',
  continued: 'Sending continues from where it stopped.',
} as const;

type LetterFlashProps = {
  said?: string | undefined;
  email: string;
  /** The person who has saved another text since the one that was shown. */
  savedBy?: string | undefined;
  hasTime: boolean;
};

/** Message of an action, by the key in the page's address. */
export function LetterFlash({ said = '', email, savedBy, hasTime }: LetterFlashProps) {
  if (savedBy)
    return (
      <p className="desk-said desk-said-no" role="alert">
        {savedBy} has saved this newsletter since you opened it. It was neither sent nor scheduled. Please
        read it again: below is the text as it is now.
        {hasTime && ' The day and time that you chose are kept.'}
      </p>
    );
  const good = said === 'tested' ? `A test is on its way to ${email}.` : wordsOf(said);
  if (good)
    return (
      <p className="desk-said" role="status">
        {good}
      </p>
    );
  if (said !== 'gone') return null;
  return (
    <p className="desk-said desk-said-no" role="alert">
      The status of this issue has changed since you opened it. Nothing was changed.
    </p>
  );
}

function wordsOf(said: string): string | undefined {
  return Object.hasOwn(done, said) ? done[said as keyof typeof done] : undefined;
}
