// A program: loads the seed into the empty database that DATABASE_URL names.
import { contentService, setContentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';

setContentService(async () => (await import('#panel/payload.config.ts')).default);
const { refused } = await loadSeed(await contentService(), readSeedFiles());
process.exit(refused === 0 ? 0 : 1);
