import { beforeEach, expect, test, vi } from 'vitest';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({ toast }));

import { refuseStranger } from '#content/access/refuse.ts';
import { showResponse } from './show-response.ts';

beforeEach(() => {
  vi.clearAllMocks();
});

test.each([
  ['what an endpoint has done', Response.json({ message: 'Done.' }), 'success', 'Done.'],
  ['why it has not', Response.json({ message: 'A circle.' }, { status: 422 }), 'error', 'A circle.'],
  ['why the guard has not asked it', refuseStranger(), 'error', expect.stringContaining('login has ended')],
  [
    'that a page came instead',
    new Response('<html>', { status: 502 }),
    'error',
    'The server did not answer.',
  ],
  ['that nothing came', new TypeError('Failed to fetch'), 'error', 'The server did not answer.'],
] as const)('staff are told %s', async (_, answer, kind, words) => {
  await showResponse(answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  expect(toast[kind].mock.calls).toEqual([[words]]);
  expect(toast[kind === 'error' ? 'success' : 'error']).not.toHaveBeenCalled();
});
