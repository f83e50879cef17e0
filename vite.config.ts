import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What browsers get: one small entry on every page, and islands that it fetches when they are wanted.
 * Files are precompressed and served by `src/site/publisher/`; nothing is inlined, since the policy of a
 * page admits no inline script.
 */
export default defineConfig({
  appType: 'custom',
  plugins: [react()],
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
