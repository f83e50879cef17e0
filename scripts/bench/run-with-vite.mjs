import { runnerImport } from 'vite';

/** Runs a program whose imports contain JSX, which Node cannot read: `node run-with-vite.mjs <program>`. */
await runnerImport(process.argv[2], { configFile: false, logLevel: 'error' });
