import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

/** A process of its own with a server that answers at once, or after a while, and says what it does. */
const program = (drainSeconds: number) => `
  import http from 'node:http';
  import { isStopping, stopOnSignal } from './src/main/stop.ts';
  const server = http.createServer((request, response) => {
    console.log('asked ' + request.url);
    setTimeout(() => response.end(String(isStopping())), Number(request.url.slice(1)));
  });
  server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
  stopOnSignal({
    server,
    drainSeconds: ${drainSeconds},
    first: async () => console.log('first'),
    steps: [async () => console.log('step one'), async () => { throw new Error('no'); }, async () => console.log('step three')],
  });`;

type Running = { child: ChildProcess; url: string; lines: () => string[]; said(line: string): Promise<void> };

async function run(given: number | string): Promise<Running> {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    typeof given === 'number' ? program(given) : given,
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const lines = () => text.split('\n').filter((line) => line && !line.startsWith('{'));
  async function said(line: string): Promise<void> {
    while (!lines().some((each) => each.startsWith(line))) await once(child.stdout, 'data');
  }
  await said('port ');
  const port = lines()[0]?.slice('port '.length);
  return { child, url: `http://127.0.0.1:${port}`, lines, said };
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'after %s the request in hand is finished before anything is closed, and each step is taken',
  async (signal) => {
    const { child, url, lines, said } = await run(0);
    const slow = fetch(`${url}/2500`);
    await said('asked /2500');
    child.kill(signal);
    expect(await (await slow).text()).toBe('true');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(lines().slice(1)).toEqual(['asked /2500', 'first', 'step one', 'step three']);
  },
);

test('while it drains it answers, closes each connection, and knows that it is stopping', async () => {
  const { child, url } = await run(3);
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  child.kill('SIGTERM');
  let answer = await fetch(url);
  // One that was on its way before the signal is answered as ever.
  while (answer.headers.get('connection') === 'keep-alive') {
    await answer.text();
    answer = await fetch(url);
  }
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.text()).toBe('true');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a connection that was opened before the port closed is still answered, and then closed', async () => {
  const { child, url, said } = await run(1);
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  child.kill('SIGTERM');
  await said('first');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write('POST /0 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
});

test('a second signal waits for no request', async () => {
  const { child, url, lines, said } = await run(60);
  const slow = fetch(`${url}/20000`).catch(() => 'cut off');
  await said('asked /20000');
  child.kill('SIGTERM');
  // The same signal by another way is not a second one.
  child.kill('SIGINT');
  await pause(1200);
  expect(lines()).not.toContain('first');
  child.kill('SIGINT');
  await said('first');
  expect(await slow).toBe('cut off');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'before anything is served %s ends the process, with what it does at its exit',
  async (signal) => {
    const starting = `
    import { exitOnSignal } from './src/main/stop.ts';
    exitOnSignal();
    process.on('exit', () => console.log('ended the database'));
    setInterval(() => undefined, 1000);
    console.log('port 0');`;
    const { child, lines } = await run(starting);
    const exit = once(child, 'exit');
    child.kill(signal);
    expect(await exit).toEqual([1, null]);
    expect(lines()).toContain('ended the database');
  },
);

const developing = `
  import { closeOnSignal, exitOnSignal } from './src/main/stop.ts';
  exitOnSignal();
  closeOnSignal(async () => {
    console.log('closing');
    await new Promise((done) => setTimeout(done, CLOSING_MS));
    console.log('closed');
  });
  process.on('exit', () => console.log('ended'));
  setInterval(() => undefined, 1000);
  console.log('port 0');`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'in development %s closes everything to its end, however many of them Ctrl-C sends',
  async (signal) => {
    const { child, lines, said } = await run(developing.replace('CLOSING_MS', '400'));
    const exit = once(child, 'exit');
    child.kill(signal);
    await said('closing');
    child.kill(signal);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(lines().slice(1)).toEqual(['closing', 'closed', 'ended']);
  },
);

test('in development a second signal waits for nothing', async () => {
  const { child, lines, said } = await run(developing.replace('CLOSING_MS', '60_000'));
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  await said('closing');
  await pause(1200);
  child.kill('SIGINT');
  expect(await exit).toEqual([1, null]);
  expect(lines().slice(1)).toEqual(['closing', 'ended']);
});
