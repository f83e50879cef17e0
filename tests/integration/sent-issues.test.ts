import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import { draft } from '../support/sample-issue.ts';

/** The page of an issue after it was sent: its mails lead there for good. */
withDatabase();
withContentService();

async function change(id: number, data: Record<string, unknown>): Promise<void> {
  const service = await contentService();
  const changed = { ...data, _status: 'published' } as never;
  await service.update({ collection: 'newsletters', id, data: changed, depth: 0 });
}

/** As sending it leaves it. */
const publish = (id: number) => change(id, { sentAt: new Date().toISOString() });

async function target(path: string): Promise<string | undefined> {
  redirectTargets.forget();
  return (await redirectTargets.value()).get(path);
}

test('a sent issue that is moved is found at the address in its mails', async () => {
  const id = await draft({ slug: 'dates-of-apirl' });
  await publish(id);
  await change(id, { slug: 'dates-of-april' });
  expect(await target('/blogs-and-resources/dates-of-apirl')).toBe('/blogs-and-resources/dates-of-april');
});
