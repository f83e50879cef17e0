import { createRequire } from 'node:module';

/**
 * React as visitors' pages are rendered with: its development build records a stack for each element, a third of the
 * time that publishing takes. Loaded here first, it is what every later import gets.
 */
const require = createRequire(import.meta.url);
const { NODE_ENV } = process.env;
Object.assign(process.env, { NODE_ENV: 'production' });
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) require(name);
Object.assign(process.env, { NODE_ENV });
