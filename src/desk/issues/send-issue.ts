import { type Payload, ValidationError } from 'payload';
import { inSentences } from '#content/links/refuse-dead-links.hook.ts';
import { sendingOf } from '#newsletter/issues/control-sending.ts';
import { startSending } from '#newsletter/issues/start-sending.ts';
import { countSubscribers } from '#newsletter/subscribers/count-subscribers.ts';
import { faultsOfIssue } from './faults-of-issue.ts';
import { issueContents } from './issue-contents.ts';

export type SendOutcome = { isStarted: boolean; message: string };

/**
 * Publishes an issue and begins to send it. Published first: should the process die in between, pressing again
 * goes on, and no one has got a mail that leads to no page.
 */
export async function sendIssue(service: Payload, id: number): Promise<SendOutcome> {
  if (await sendingOf(id)) return refused('Sending of this issue has already begun.');
  const readers = await countSubscribers();
  if (readers === 0)
    return refused('There are no confirmed subscribers at present, so there is no one to send it to.');
  const faults = await faultsOfIssue(service, id);
  if (faults.length > 0) return refused(`It is not ready. ${inSentences(faults)}`);
  try {
    const data = { _status: 'published', sentAt: new Date().toISOString() } as const;
    await service.update({ collection: 'newsletters', id, data, overrideAccess: true, depth: 0 });
  } catch (error) {
    if (error instanceof ValidationError) return refused(`It is not complete. ${error.message}`);
    throw error;
  }
  const contents = await issueContents(service, id);
  if (!contents || !(await startSending(id, contents)))
    return refused('Sending of this issue has already begun.');
  return {
    isStarted: true,
    message: `It is on its way to ${readers === 1 ? 'one address' : `${readers} addresses`}.`,
  };
}

function refused(message: string): SendOutcome {
  return { isStarted: false, message };
}
