import { runnerImport } from 'vite';

/** Runs a program whose imports hold JSX, which Node does not read: `node run-with-vite.mjs <program>`. */
await runnerImport(process.argv[2], { configFile: false, logLevel: 'error' });
