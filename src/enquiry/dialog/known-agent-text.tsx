import { knownAgent } from '../messages/known.en.ts';

/**
 * Tells an agent that we have them; the last words lead to the general form, its purpose set. With the dialog's
 * script the link opens that form in the dialog.
 */
export function KnownAgentText({ from }: { /** Path of the page that the visitor is on. */ from: string }) {
  const address = new URLSearchParams({ variant: 'general', concern: 'POSP', from });
  return (
    <>
      {knownAgent.before}
      <a href={`/call-back?${address}`} data-call-back="general" rel="nofollow">
        {knownAgent.link}
      </a>
      {knownAgent.after}
    </>
  );
}
