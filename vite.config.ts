import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What browsers get: one small entry, which stands in every page, and islands that it fetches when they are
 * wanted. Files are precompressed and served by `src/site/publisher/`.
 */
/**
 * Vite's own helper fetches the styles and neighbours of a lazy chunk along with it. Ours have none, and the
 * helper would be a third of the script that stands in every page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig({
  appType: 'custom',
  plugins: [react(), plainImports],
  publicDir: 'public',
  server: { watch: { ignored: ['**/.data/**', '**/.next/**', '**/dist/**'] } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    // The entry must stay small; an island that is wanted is fetched with what it imports.
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { input: 'src/site/client/entry.ts' },
  },
});
