import { currentToken, refreshToken } from '../../dialog/post-to-endpoint.ts';

/**
 * A file on its way to its endpoint. Only XMLHttpRequest reports how much of it has gone; all else is as with the other
 * endpoints: a token that has become too old is replaced once, there is a time limit, and nothing is thrown.
 */
export type FileAnswer =
  | { kind: 'received'; value: string }
  /** In the server's words. */
  | { kind: 'refused'; text: string }
  /** Worth another try, after a while if the server says so. */
  | { kind: 'failed'; text?: string };

type Sending = { part: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

const limitMs = 120_000;
const tooMany = 429;

export async function postFile(sending: Sending): Promise<FileAnswer> {
  const first = await send(sending, currentToken());
  const { status, text } = first.status === 403 ? await send(sending, refreshToken()) : first;
  const { status_code, status_description = '', data } = read(text);
  if (status === 200 && status_code === 1 && data?.upload) return { kind: 'received', value: data.upload };
  if (status < 400 || status >= 500 || !status_description) return { kind: 'failed' };
  return { kind: status === tooMany ? 'failed' : 'refused', text: status_description };
}

type Reply = { status: number; text: string };
const noReply: Reply = { status: 0, text: '' };

async function send({ part, file, onProgress, signal }: Sending, token: Promise<string>): Promise<Reply> {
  const csrfToken = await token.catch(() => undefined);
  if (!csrfToken || signal.aborted) return noReply;
  const form = new FormData();
  form.set(part, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload_resume');
    request.setRequestHeader('TOKEN', csrfToken);
    request.timeout = limitMs;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('loadend', () =>
      resolve({ status: request.status, text: request.responseText }),
    );
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

type Body = { status_code?: number; status_description?: string; data?: { upload?: string } };

/** A proxy's error page is not an answer of ours. */
function read(text: string): Body {
  try {
    return (JSON.parse(text) ?? {}) as Body;
  } catch {
    return {};
  }
}
