import http from 'node:http';
import type { FuzzRequest } from './fuzz-requests.ts';

/** @returns the status, and the beginning of the body; status 0 and why when there was no answer */
export function sendFuzz(url: string, { method, path, headers, body }: FuzzRequest, agent: http.Agent) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    let text = '';
    const sent = http.request(url, { method, path, headers, agent }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const done = () => resolve({ status, text });
      answer.on('data', (chunk: Buffer) => {
        if (text.length < 300) text += chunk.toString('utf8');
      });
      answer.on('end', done).on('error', done).on('close', done);
      // The desk's own stream of news has no end.
      if (answer.headers['content-type']?.includes('event-stream')) sent.destroy();
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error('No answer within a minute.')));
    sent.once('error', (error) => resolve({ status: 0, text: String(error) }));
    sent.end(body);
  });
}
