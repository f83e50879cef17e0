import { Parser } from 'htmlparser2';

/** What someone without scripts comes to see: what is at an address, or the answer to a form. */
export type Seen = { place: string; status: number; type: string; text: string };

type Form = { action: string; method: string; fields: [name: string, value: string][] };

/**
 * Follows every link below a path, and sends each form once as it is: nothing filled in but what the page has put there.
 * Of addresses that differ only in what they are asked with, one is read for each set of names.
 */
export async function crawlWithoutScripts(
  siteUrl: string,
  start: readonly string[],
  below: string,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const known = new Set<string>();
  const waiting: { address: string; form?: Form }[] = [];
  let cookie = '';

  const add = (address: string, form?: Form) => {
    const { pathname, searchParams } = new URL(address, siteUrl);
    if (pathname !== below && !pathname.startsWith(`${below}/`)) return;
    const name = `${form?.method ?? ''} ${pathname} ${variantOf(searchParams)} ${[...searchParams.keys()].sort()}`;
    if (known.has(name)) return;
    known.add(name);
    waiting.push({ address: pathname + new URL(address, siteUrl).search, ...(form && { form }) });
  };

  for (const path of start) add(path);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, form } = next;
    const answer = await ask(address, form);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const [type = ''] = answer.headers.get('content-type')?.split(';') ?? [];
    if (!/^text\/|xml$/.test(type)) continue;
    const text = await answer.text();
    seen.push({ place: `${form ? 'form of ' : ''}${address}`, status: answer.status, type, text });
    if (type !== 'text/html') continue;
    const { links, forms } = readPage(text);
    for (const link of links) add(link);
    for (const each of forms)
      if (each.method === 'post') add(each.action || address, each);
      else add(`${each.action || address}?${new URLSearchParams(each.fields)}`);
  }
  return seen;

  function ask(address: string, form?: Form): Promise<Response> {
    const headers = { cookie, origin: siteUrl, referer: siteUrl + address };
    if (!form) return fetch(siteUrl + address, { headers });
    return fetch(siteUrl + address, { method: 'POST', headers, body: new URLSearchParams(form.fields) });
  }
}

const variantOf = (asked: URLSearchParams) => asked.get('variant') ?? asked.get('form') ?? '';

function readPage(html: string): { links: string[]; forms: Form[] } {
  const links: string[] = [];
  const forms: Form[] = [];
  const parser = new Parser({
    onopentag(name, { href = '', action = '', method = 'get', type = '', name: field, value = '' }) {
      if ((name === 'a' || name === 'link') && href.startsWith('/')) links.push(href);
      if (name === 'form') forms.push({ action, method: method.toLowerCase(), fields: [] });
      if (field && (type === 'hidden' || name === 'button')) forms.at(-1)?.fields.push([field, value]);
    },
  });
  parser.end(html);
  return { links, forms };
}
