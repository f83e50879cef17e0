import { defineConfig } from 'vite';

/**
 * The server, the staff side's process, migrations, the go-live check, backup and restore as steps of their own, the
 * process that sets PDFs and cards, and the thread that checks files. Node strips types but knows neither TSX nor imported
 * styles, so Vite builds it; packages stay outside and are loaded from node_modules. But for three: of what mails are made
 * of we use a fiftieth, and loading all of it held up everyone for 0.4 s; of `zod` a quarter; and for each of the database
 * layer's hundreds of modules Node reads the package.json of `drizzle-orm`, 177 KB, which took half of the 3 s that the
 * content service took to load.
 */
const bundled = [
  /^@react-email\/(?!render$)/,
  /^@payloadcms\/(db-postgres|drizzle)/,
  /^drizzle-orm/,
  /^zod$/,
];

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    minify: false,
    // Styles are imported as text and sent to every visitor.
    cssMinify: true,
    cssTarget: ['chrome105', 'safari16', 'firefox110'],
    rolldownOptions: {
      input: {
        main: 'src/main/main.ts',
        staff: 'src/main/staff.ts',
        migrate: 'src/main/migrate.ts',
        doctor: 'src/main/doctor.ts',
        backup: 'src/main/backup.ts',
        evidence: 'src/main/evidence.ts',
        restore: 'src/main/restore.ts',
        'validation.worker': 'src/platform/files/validation.worker.ts',
        nginx: 'src/main/nginx.ts',
        'partner-link': 'src/main/partner-link.ts',
        'typesetting.worker': 'src/ui/typesetting/typesetting.worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        // Node keeps the map of each file that it loads: the sources' words in it would be held beside the code.
        sourcemapExcludeSources: true,
        // It keeps the code as well, with two bytes for each character of a file that has a single ₹ in it.
        charset: 'ascii',
        comments: false,
      },
      // Of the database layer, for a command of its own that we do not use.
      checks: { eval: false },
    },
  },
  ssr: { target: 'node', external: true, noExternal: bundled },
});
