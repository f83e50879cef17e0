/**
 * An answer that is a page. Its text is remembered beside it for as long as the answer lives: read back from a
 * `Response`, it would be encoded, streamed and gathered again, which holds the thread as long as rendering a third of it.
 */
const texts = new WeakMap<Response, string>();

export function htmlAnswer(html: string, init: ResponseInit): Response {
  const answer = new Response(html, init);
  texts.set(answer, html);
  return answer;
}

/** The page's text; nothing for an answer that was made in another way. */
export function textOfAnswer(answer: Response): string | undefined {
  return texts.get(answer);
}
