import type http from 'node:http';
import { expect, test, vi } from 'vitest';
import { refuseMethod } from './refuse-method.ts';

test.each([
  ['TRACE', true],
  ['GET', false],
  ['POST', false],
  ['OPTIONS', false],
])('%s is refused: %s', (method, isTaken) => {
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const taken = refuseMethod({ method } as http.IncomingMessage, response as unknown as http.ServerResponse);
  expect(taken).toBe(isTaken);
  expect(response.writeHead.mock.calls.map(([status]) => status)).toEqual(isTaken ? [405] : []);
});
