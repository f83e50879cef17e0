import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { addressPlaces } from '#content/collections/collections.ts';
import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { directorySource } from '#content/read/directory.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import { draft, paragraph, text } from '../support/sample-issue.ts';

/** The page of an issue after it was sent: its mails lead there for good. */
withDatabase();
withContentService();

type Change = { draft?: boolean; locale?: 'en' | 'hi' };

async function change(id: number, data: Record<string, unknown>, at: Change = {}): Promise<void> {
  const service = await contentService();
  const status = at.draft ? {} : { _status: 'published' };
  const changed = { ...data, ...status } as never;
  await service.update({ collection: 'newsletters', id, data: changed, depth: 0, ...at });
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

test('an issue has a page in Hindi once its title, preview and text are there', async () => {
  const id = await draft();
  const languages = async () => {
    const { entries } = await directorySource(addressPlaces, 'en').value();
    return entries.find(({ record }) => record === `newsletters/${id}`)?.languages;
  };
  const children = [paragraph(text('तीन तारीखें।'))];
  const body = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } };
  await change(id, { title: 'तीन तारीखें', subject: 'तारीखें' }, { draft: true, locale: 'hi' });
  await publish(id);
  expect(await languages()).toEqual(['en']);
  await change(id, { preview: 'संक्षेप में।', body }, { locale: 'hi' });
  expect(await languages()).toEqual(['en', 'hi']);
});
