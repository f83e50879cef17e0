import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { env } from '#platform/env.ts';
import { withSeed } from '../support/content-service.ts';
import {
  find,
  richText,
  startPublisher,
  stopPublisher,
  textOf,
  withPagesOnly,
  withPublishedSite,
} from '../support/published-site.ts';

/** The privacy policy says who gets enquiries as the environment has it, from the next start of the same build. */
withSeed();
withPagesOnly('/privacy-policy', '/cruise');
beforeAll(async () => {
  const service = await contentService();
  const id = await find('pages', 'path', '/privacy-policy');
  const description = 'यह पेज हिन्दी में बताता है कि आपकी जानकारी किसे मिलती है और किसे नहीं मिलती।';
  const words = { heading: 'निजता', title: 'निजता', lead: 'पहला वाक्य।', benefit: '', description, facts: [] };
  const body = richText('सूची {crmNames} में है।');
  const blocks = [{ blockType: 'prose' as const, heading: 'किसे', body }];
  await service.update({
    collection: 'pages',
    id,
    locale: 'hi',
    data: { ...words, blocks, _status: 'published' },
  });
});
const locales = ['en', 'hi'] as const;
withPublishedSite(locales);

const policies = () => Promise.all(['/privacy-policy', '/hi/privacy-policy'].map(textOf));

async function restartWith(changes: { crm: Record<string, string>; feedKey?: string }): Promise<string[]> {
  await stopPublisher();
  Object.assign(env(), { feedKey: undefined, ...changes });
  await startPublisher('build-1', locales);
  return policies();
}

test('a CRM and a key of the feed are in the policy once they are set, and gone with them', async () => {
  const former = await policies();
  for (const policy of former) expect(policy).not.toContain('HubSpot');

  const told = await restartWith({ crm: { CRM_HUBSPOT_TOKEN: 'pat-1' }, feedKey: 'a key of the feed' });
  for (const policy of told) expect(policy).toContain('HubSpot');
  expect(told[0]).toContain('fetch your enquiry from this website.');

  expect(await restartWith({ crm: {} })).toEqual(former);
}, 240_000);
