// Builds what browsers get, for each locale. Run by Node as a step of the build.
import fs from 'node:fs';
import { build } from 'vite';
import { everyLocale } from '../../src/ui/language/published-locales.ts';
import { clientBuildOf } from '../../vite.client.config.ts';

fs.rmSync('dist/client', { recursive: true, force: true });
// One build serves every setting.
for (const locale of everyLocale()) await build(clientBuildOf(locale));
