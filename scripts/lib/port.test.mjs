import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { refuseTakenPort } from './port.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each(['127.0.0.1', '0.0.0.0', '::'])(
  'a port that another program listens on at %s is refused',
  async (host) => {
    const other = net.createServer().listen(0, host);
    await new Promise((ready) => other.once('listening', ready));
    vi.stubEnv('PORT', String(other.address().port));
    await expect(refuseTakenPort(0)).rejects.toThrow(
      `Port ${other.address().port} is taken by another program`,
    );
    await new Promise((done) => other.close(done));
    await expect(refuseTakenPort(0)).resolves.toBeUndefined();
  },
);

test('an invalid port is left to the check of the whole environment', async () => {
  for (const port of ['0', 'http', '70000']) {
    vi.stubEnv('PORT', port);
    await expect(refuseTakenPort(0)).resolves.toBeUndefined();
  }
});
