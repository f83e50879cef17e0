import { expect, test } from 'vitest';
import { pageMemory } from './page-memory.ts';

const kilobyte = () => Buffer.alloc(1000);

test('what was not asked for the longest makes room', () => {
  const memory = pageMemory(3000);
  for (const path of ['/a', '/b', '/c']) memory.set(path, 'br', kilobyte());
  memory.get('/a', 'br');
  memory.set('/d', 'br', kilobyte());
  expect(['/a', '/b', '/c', '/d'].map((path) => memory.get(path, 'br') !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a page that is forgotten is forgotten in every form, and leaves its room', () => {
  const memory = pageMemory(2000);
  memory.set('/a', 'br', kilobyte());
  memory.set('/a', 'gzip', kilobyte());
  memory.forget('/a');
  memory.set('/b', 'br', kilobyte());
  memory.set('/c', 'br', kilobyte());
  expect(memory.get('/a', 'gzip')).toBeUndefined();
  expect(memory.get('/b', 'br')).toBeDefined();
});

test('a body that is larger than all room is kept until the next one comes', () => {
  const memory = pageMemory(500);
  memory.set('/a', 'br', kilobyte());
  expect(memory.get('/a', 'br')).toBeDefined();
  memory.set('/b', 'br', kilobyte());
  expect(memory.get('/a', 'br')).toBeUndefined();
});
