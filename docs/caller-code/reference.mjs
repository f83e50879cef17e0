/**
 * The caller code, version 1 (../caller-code.md): a client that asks an organisation whether a caller is theirs, and the
 * decision that the organisation makes. No dependencies; runs in Node 20 and newer and in browsers. MIT.
 */

const protocol = 'caller-code';
const version = 1;
const discoveryPath = '/.well-known/caller-code';

/** A code as it was heard: `Kamal-27`, `KAMAL 27` and `kamal27` are the same. */
export function normaliseCode(heard) {
  return heard.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A reference as it was written: spaces, dots and dashes count for nothing, and small letters are capitals. */
export function normaliseReference(written) {
  return written.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * The organisation's decision. Whatever is wrong, the answer is the same.
 * @param held the code that the desk shows for a call: `{ reference, code, expiresAt }`, or undefined
 * @param asked `{ reference, code }` as they were typed
 * @param now milliseconds, as `expiresAt`
 */
export function isCodeOfCall(held, asked, now) {
  return (
    held !== undefined &&
    normaliseReference(asked.reference) === held.reference &&
    now < held.expiresAt &&
    normaliseCode(asked.code) === normaliseCode(held.code)
  );
}

/**
 * Reads what an organisation says of its check.
 * @param site the address that the person knows it by, never one that the caller names
 * @throws Error where there is no such document, or it leads elsewhere
 */
export async function discover(site, fetcher = fetch) {
  const { origin } = new URL(site);
  const answer = await fetcher(origin + discoveryPath, { redirect: 'error' });
  if (answer.status !== 200) throw new Error(`${origin} has no caller code (${answer.status}).`);
  const document = await answer.json();
  if (document.protocol !== protocol || document.version !== version)
    throw new Error(`${origin} has another protocol or version.`);
  if (new URL(document.check.endpoint).origin !== origin)
    throw new Error(`${origin} leads to a check on another site.`);
  return document;
}

/**
 * Asks whether a caller is the organisation's.
 * @param document from `discover`
 * @param asked `{ reference, code }` as the person typed them
 * @returns `{ ours: true, caller, organisation }`, `{ ours: false }` or `{ retryAfterSeconds }`: then nothing is known
 * @throws Error for any other answer: then nothing is known either
 */
export async function checkCaller(document, { reference, code }, fetcher = fetch) {
  const answer = await fetcher(document.check.endpoint, {
    method: 'POST',
    redirect: 'error',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, code }),
  });
  return readAnswer(answer.status, answer.headers.get('retry-after'), await answer.json());
}

/** What an answer to a check means. @throws Error for one that this version does not have */
export function readAnswer(status, retryAfter, body) {
  if (status === 429 || status === 503) return { retryAfterSeconds: Number(retryAfter) || 60 };
  if (status === 200 && body.ours === false) return { ours: false };
  if (status === 200 && body.ours === true && typeof body.caller === 'string')
    return { ours: true, caller: body.caller, organisation: String(body.organisation) };
  throw new Error(`The check was not answered (${status}).`);
}
