// The inputs, steps and outputs of a build: the one place to change when they do.

/** Files and folders whose change makes a new build necessary. */
export const buildSources = [
  'content',
  'migrations',
  'package-lock.json',
  'scripts/lib/build-client.mjs',
  'scripts/lib/compress-screens.mjs',
  'src',
  'tsconfig.json',
  'vite.client.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
];

/** In `buildSources`, but made by the build or of no interest to it. */
export const notSources = /(^|\/)(\.[^/]+|next-env\.d\.ts|[^/]+\.test\.tsx?)$/;

/** Each is run by Node, in this order. */
export const buildSteps = [
  { title: 'Building what browsers get', args: ['scripts/lib/build-client.mjs'] },
  {
    title: 'Building the server',
    args: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts'],
  },
  { title: 'Building the staff side', args: ['node_modules/next/dist/bin/next', 'build', 'src/panel'] },
  { title: 'Compressing its scripts', args: ['scripts/lib/compress-screens.mjs'] },
];

/** Files that must exist for a build to count as done. */
export const buildResults = [
  'dist/client',
  'dist/server/backup.js',
  'dist/server/doctor.js',
  'dist/server/validation.worker.js',
  'dist/server/main.js',
  'dist/server/migrate.js',
  'dist/server/nginx.js',
  'dist/server/partner-link.js',
  'dist/server/restore.js',
  'dist/server/staff.js',
  'dist/server/typesetting.worker.js',
  'src/panel/.next/BUILD_ID',
  'src/panel/.next/screen-files.json',
];
