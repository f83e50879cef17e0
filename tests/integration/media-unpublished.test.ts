import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import {
  hide,
  jpeg,
  kept,
  png,
  show,
  site,
  sweepAsIfLater,
  uploaded,
  withEmptyFolder,
} from '../support/media-uploads.ts';
import { staffRoles } from '../support/rights.ts';
import { logInAll, sendUpload, tokenOfRole } from '../support/roles-setup.ts';
import { makeRecord, sampleRichText } from '../support/sample-records.ts';

/** Files that no published page shows. */
withDatabase();
withContentService();
beforeAll(logInAll);
withEmptyFolder();

test('before a page shows it, a file is for staff alone, and kept by no shared cache', async () => {
  const { url, thumbnailURL = '', filename } = await uploaded(jpeg);
  const asked = (address: string, cookie?: string) =>
    site.request(address, { headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin' } });
  hide();
  const strangers = [undefined, 'payload-token=forged', 'call=AB2CD3EF', 'payload-token='];
  for (const address of [url, thumbnailURL])
    for (const cookie of strangers) {
      const answer = await asked(address, cookie);
      const missing = await asked('/media/nothing-320.webp', cookie);
      const facts = async ({ status, headers }: Response) => [status, [...headers]];
      expect(await facts(answer), `${address} ${cookie}`).toEqual(await facts(missing));
      expect(answer.status).toBe(404);
    }
  const known = { 'if-none-match': `"${path.basename(url)}"`, range: 'bytes=0-9' };
  expect((await site.request(url, { headers: known })).status).toBe(404);
  const byName = await sendUpload('nobody', { method: 'GET', path: `/upload/file/${filename}` });
  expect([byName.status, byName.location]).toEqual([404, null]);

  for (const role of staffRoles) {
    const answer = await asked(thumbnailURL, `payload-token=${tokenOfRole(role)}`);
    expect([answer.status, answer.headers.get('cache-control')], role).toEqual([200, 'private, no-cache']);
    expect(answer.headers.get('cross-origin-resource-policy')).not.toBe('cross-origin');
  }
  show();
  expect((await asked(url)).status).toBe(200);
});

test('a picture that was replaced is there until the pages that show it have been rendered again, and not for long', async () => {
  const { id, url } = await uploaded(jpeg);
  const former = kept();
  const replaced = { method: 'PATCH', path: `/upload/${id}`, file: png, name: 'new.png', fields: {} };
  expect((await sendUpload('editor', replaced)).status).toBe(200);
  await sweepAsIfLater({});
  expect((await site.request(url)).status).toBe(200);
  // Every page is rendered: a stranger does not get it any more.
  hide();
  expect((await site.request(url)).status).toBe(404);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  await sweepAsIfLater({});
  now.mockRestore();
  expect(kept().filter((file) => former.includes(file))).toEqual([]);
});

test('a file that published records show is deleted only after it was removed there', async () => {
  const service = await contentService();
  const { id } = await uploaded(jpeg);
  const { root } = sampleRichText;
  const inText = {
    type: 'upload',
    version: 3,
    relationTo: 'upload',
    value: id,
    fields: {},
    id: 'a',
    format: '',
  };
  const body = { root: { ...root, children: [...root.children, inText] } };
  const news = await makeRecord(service, 'news', { body });
  const people: number[] = [];
  for (const name of ['Asha Rao', 'Binu K', 'Chitra S'])
    people.push(await makeRecord(service, 'team', { name, picture: id }));
  await makeRecord(service, 'partners', { logo: id, _status: 'draft' });
  const remove = () => sendUpload('editor', { method: 'DELETE', path: `/upload/${id}` });

  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          message:
            'Used on “We moved” (News), “Asha Rao” (Person), “Binu K” (Person) and 1 more: remove it there first.',
        },
      ],
    },
  });
  const gone = { _status: 'published', picture: null } as const;
  for (const person of people) await service.update({ collection: 'team', id: person, data: gone });
  expect((await remove()).body.errors).toMatchObject([
    { message: 'Used on “We moved” (News): remove it there first.' },
  ]);
  await service.delete({ collection: 'news', id: news });
  expect((await remove()).status).toBe(200);
});
