import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ LANGUAGES: 'en,hi' });

import { contentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { withSeed } from '../support/content-service.ts';

/** A version with better Hindi for settings whose English stays. */
withSeed();

const { globals } = readSeedFiles();
const inHindi = { slug: 'site-settings', locale: 'hi', depth: 0, overrideAccess: true } as const;

async function upgradeTo(hindi: Record<string, string>): Promise<void> {
  const changed = globals.map((each) => {
    const texts = new Map([...(each.catalogues.get('hi') ?? []), ...Object.entries(hindi)]);
    return { ...each, catalogues: new Map(each.catalogues).set('hi', texts) };
  });
  await loadSeed(await contentService(), { collections: [], globals: changed });
}

test('a corrected translation replaces the one from before, unless staff have written their own', async () => {
  const service = await contentService();
  await upgradeTo({});
  const before = await service.findGlobal(inHindi);
  const { caveats } = await service.findGlobal({ ...inHindi, locale: 'en' });
  const byStaff = { ...before.caveats, surrogateLife: 'हमारे शब्द' };
  await service.updateGlobal({ ...inHindi, data: { caveats: byStaff } });

  await upgradeTo({
    [caveats?.ivfMaternityWait ?? '']: 'नए शब्द',
    [caveats?.surrogateLife ?? '']: 'दूसरे शब्द',
  });

  const after = await service.findGlobal(inHindi);
  expect(after.caveats).toEqual({ ...byStaff, ivfMaternityWait: 'नए शब्द' });
  expect(after.disclosure).toEqual(before.disclosure);
});
