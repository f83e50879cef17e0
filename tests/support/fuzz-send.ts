import http from 'node:http';
import type { FuzzRequest } from './fuzz-requests.ts';

type FuzzAnswer = { status: number; text: string };

/**
 * A connection that is kept may be closed while it is written to: the server closes one half a second after it refused
 * a request whose body it had not read. Clients send again on a new one, and so does this.
 * @returns the status, and the beginning of the body; status 0 and why when there was no answer
 */
export async function sendFuzz(url: string, request: FuzzRequest, agent: http.Agent): Promise<FuzzAnswer> {
  const { isClosedUnread, ...answer } = await sendOnce(url, request, agent);
  return isClosedUnread ? sendOnce(url, request, new http.Agent()) : answer;
}

function sendOnce(url: string, { method, path, headers, body }: FuzzRequest, agent: http.Agent) {
  return new Promise<FuzzAnswer & { isClosedUnread?: boolean }>((resolve) => {
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
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve({
        status: 0,
        text: String(error),
        isClosedUnread: sent.reusedSocket && error.code === 'ECONNRESET',
      }),
    );
    sent.end(body);
  });
}
