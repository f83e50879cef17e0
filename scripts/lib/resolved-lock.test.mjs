import { expect, test } from 'vitest';
import { resolved } from './resolved-lock.mjs';

test('every package that is fetched gets the address of its file, and nothing else is changed', () => {
  const integrity = 'sha512-x';
  const packages = {
    '': { name: 'chhatri', version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', integrity },
    'node_modules/payload/node_modules/@types/pg': { version: '8.20.0', integrity },
    'node_modules/alias': { name: 'real', version: '1.0.0', integrity },
    'node_modules/elsewhere': { version: '1.0.0', integrity, resolved: 'https://git.example/elsewhere.tgz' },
    'node_modules/of-another-system': { version: '2.0.0', optional: true },
  };
  expect(resolved(packages, 'https://packages.example/')).toEqual({
    ...packages,
    'node_modules/react': {
      ...packages['node_modules/react'],
      resolved: 'https://packages.example/react/-/react-19.3.1.tgz',
    },
    'node_modules/payload/node_modules/@types/pg': {
      ...packages['node_modules/payload/node_modules/@types/pg'],
      resolved: 'https://packages.example/@types/pg/-/pg-8.20.0.tgz',
    },
    'node_modules/alias': {
      ...packages['node_modules/alias'],
      resolved: 'https://packages.example/real/-/real-1.0.0.tgz',
    },
  });
});
