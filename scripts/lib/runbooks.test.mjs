import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commandsIn, logEventsIn, rehearsalsOf, runbooksFolder } from './runbooks.mjs';

const names = fs.readdirSync(runbooksFolder);
const textOf = (name) => fs.readFileSync(path.join(runbooksFolder, name), 'utf8');
const sources = fs
  .globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

test.each(names)('%s names the tests that rehearse it, and they open it', (name) => {
  const rehearsals = rehearsalsOf(textOf(name));
  expect(rehearsals.length).toBeGreaterThan(0);
  const opening = rehearsals.filter((file) =>
    fs.readFileSync(file, 'utf8').includes(`openRunbook('${name}'`),
  );
  expect(opening).toEqual(rehearsals);
});

test.each(names)('every line of the log that %s quotes is one that the site writes', (name) => {
  expect(logEventsIn(textOf(name)).filter((event) => !sources.includes(`'${event}`))).toEqual([]);
});

const sample = `Do \`npm run doctor\` and look for \`the site is well\`. Rehearsed by \`a.test.ts\` and \`b.test.ts\`.

1. Then:

   \`\`\`sh
   one
     two
   \`\`\`

   and \`npm run
   doctor\` again.
`;

test('commands are read from blocks and sentences, each once', () => {
  expect(commandsIn(sample)).toEqual(['one\n  two', 'npm run doctor']);
  expect(logEventsIn(sample)).toEqual(['the site is well']);
  expect(rehearsalsOf(sample)).toEqual(['a.test.ts', 'b.test.ts']);
});
