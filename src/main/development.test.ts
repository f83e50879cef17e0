import { expect, test, vi } from 'vitest';
import { startDevelopment } from './development.ts';

test('a wrong setting ends development with its sentence, and with no stack', async () => {
  process.env.PORT = 'many';
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = new Error('ended');
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw ended;
  });
  await expect(startDevelopment()).rejects.toBe(ended);
  const text = said.mock.calls.join('');
  vi.restoreAllMocks();
  expect(text).toMatch(/^The environment has 1 wrong value\(s\):\n {2}- PORT: .*\n$/);
});
