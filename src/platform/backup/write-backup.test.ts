import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { asEnvFile } from './write-backup.ts';

test('each setting is read back from the file as it was', () => {
  const settings = {
    PLAIN: 'plain',
    SPACES: ' a b # c ',
    BACKSLASH: 'a\\b\\n',
    DOUBLE: 'a"b',
    SINGLE: "a'b$c",
    BOTH: `a'b"c`,
  };
  expect(parseEnv(asEnvFile(settings))).toEqual(settings);
});

test('a value that no such file can hold is refused', () => {
  expect(() => asEnvFile({ ALL: `a'b"c\`` })).toThrow('all three kinds of quotes');
});
