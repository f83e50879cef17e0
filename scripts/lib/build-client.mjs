// Builds what browsers get, for each locale. Run by Node as a step of the build.
import fs from 'node:fs';
import { build } from 'vite';
import { publishedLocales } from '../../src/ui/language/locales.ts';
import { clientBuildOf } from '../../vite.client.config.ts';

fs.rmSync('dist/client', { recursive: true, force: true });
// One build serves every setting.
for (const locale of publishedLocales({ hasPseudoLocale: true })) await build(clientBuildOf(locale));
