import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha', JOURNAL_MAX_MB: '2' });

import { contentService } from '#content/read/content-service.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { setDatabasePrepared } from '#platform/database-presence.ts';
import { withSeed } from '../support/content-service.ts';
import { sendCallBackPage, sendLead } from '../support/journal-world.ts';

withSeed();
const helpline = '1800 123 4567';
beforeAll(async () => {
  const service = await contentService();
  const { contact } = await service.findGlobal({ slug: 'site-settings', depth: 0 });
  await service.updateGlobal({ slug: 'site-settings', data: { contact: { ...contact, helpline } } });
});

test('a journal that is full or cannot be written thanks no one, says so with our number, and keeps the form', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Read before the database goes away, as a running site has them.
  await siteFacts();
  const place = path.join(dataDir, 'journal');
  const ways: [break_: () => void, mend: () => void][] = [
    [() => fs.writeFileSync(place, 'in the way'), () => fs.rmSync(place)],
    [
      () => {
        fs.mkdirSync(place);
        fs.writeFileSync(path.join(place, '00000001-abcdefgh.unreadable'), '');
        fs.truncateSync(path.join(place, '00000001-abcdefgh.unreadable'), 2 * 2 ** 20);
      },
      () => fs.rmSync(place, { recursive: true }),
    ],
  ];
  for (const [breakIt, mend] of ways) {
    fs.rmSync(place, { recursive: true, force: true });
    breakIt();
    setDatabasePrepared(false);
    const [answer, page] = [await sendLead({}, randomUUID()), await sendCallBackPage()];
    setDatabasePrepared(true);
    mend();
    expect([answer.status, answer.body.data?.reason]).toEqual([503, 'not-kept']);
    expect(answer.body.status_description).toContain('we could not keep what you sent');
    expect(answer.body.status_description).toContain(`Or call us on ${helpline}.`);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain(String(answer.body.status_description));
    expect(html).toContain('What you typed is still in the form.');
    expect(html).not.toContain('We have kept');
  }
});
