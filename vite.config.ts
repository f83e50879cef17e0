import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { env } from './src/platform/env.ts';

/**
 * What browsers get: one small entry, which is in every page, and islands that it fetches when they are
 * wanted, for each locale (`vite.client.config.ts`). Files are precompressed and served by `src/site/publisher/`.
 */
const sharedByIslands =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/ui\/island\/react-island|rolldown\/runtime/;
/** Of that room; what only the forms need that visitors send is with them, since the tools do without. */
const sharedByForms =
  /\/src\/forms\/(?!draft\/(draft|tidy-while-typing)|controls\/(consent-box|form-fields|notice)|honeypot)|\/enquiry\/dialog\/post-to-endpoint/;

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react()],
  // A build is for every brand: the site serves these files from the brand's folder.
  publicDir: command === 'serve' && path.join(env().brandDir, 'public'),
  server: { watch: { ignored: ['**/.data/**', '**/.next/**', '**/dist/**'] } },
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // Pages name what an island imports beside it: nothing is fetched in a second step.
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: [
        'src/site/client/entry.ts',
        'src/site/client/measure-visit.ts',
        ...globSync('src/**/*.island.tsx'),
      ],
      preserveEntrySignatures: 'strict',
      // One script for all islands, and one for what several of a room need: a second one costs its own code only.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: sharedByIslands, priority: 2 },
            { name: 'forms', test: sharedByForms, priority: 1, minShareCount: 2 },
            { name: 'enquiry', test: /\/src\/(enquiry|forms)\//, minShareCount: 2 },
            { name: 'tools', test: /\/src\/(tools\/|ui\/language\/rough-sums)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
