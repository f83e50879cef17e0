// Serves the built site as `npm start` does, with source maps, and without asking whether its build is the newest.
import '../lib/source-maps.mjs';

await import('../../dist/server/main.js');
