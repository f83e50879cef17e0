import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Google's siteverify on loopback: says what the test wants to hear and remembers what it was asked. */
export type Siteverify = {
  url: string;
  /** Absent: Google is down. */
  answer: Record<string, unknown> | undefined;
  asked: Record<string, string>[];
  close(): Promise<void>;
};

export async function openSiteverify(): Promise<Siteverify> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/recaptcha/api/siteverify' || request.method !== 'POST')
        return response.writeHead(404).end();
      google.asked.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
      response.writeHead(google.answer ? 200 : 503, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(google.answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const google: Siteverify = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: undefined,
    asked: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return google;
}
