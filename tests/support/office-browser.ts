import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendRenewedSession } from '#desk/screens/account/reauthenticate-call.ts';
import type { DeskRoute, OpenCall } from '#desk/screens/desk-route.ts';
import { staffOfRequest } from '#desk/session/staff-of-request.ts';
import { readPageForm } from '#enquiry/page/page-form.ts';

/**
 * A browser between a desk and the office's provider: keeps each one's cookies, follows where it is led (by a redirect or
 * by a page that goes on by itself), and logs in at the provider when it asks.
 */
export type Stop = { url: URL; status: number; html: string };

type Options = {
  fields?: Record<string, string>;
  turn?: (url: URL) => URL;
  before?: (url: URL) => Promise<unknown>;
};

const same = (url: URL) => url;

const deskUrl = 'http://localhost:3000';

export class OfficeBrowser {
  private readonly desk: Hono;
  private readonly cookies = new Map<string, Map<string, string>>();
  /** Subject that it logs in with, where a provider asks. */
  who = '';
  /** Every address that it was led to, in order. */
  way: URL[] = [];

  constructor(routes: readonly DeskRoute[]) {
    this.desk = deskWith(routes);
  }

  /**
   * @param turn changes an address that it is led to, as someone in between would
   * @param before what happens right before a request
   */
  async open(path: string, { fields, turn = same, before }: Options = {}): Promise<Stop> {
    this.way = [];
    let url = new URL(path, deskUrl);
    let form = fields;
    for (let step = 0; step < 12; step += 1) {
      await before?.(url);
      const answer = await this.ask(url, form);
      form = undefined;
      const html = await answer.text();
      const location =
        answer.headers.get('location') ?? /http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1];
      if (location) {
        url = turn(new URL(location.replaceAll('&amp;', '&'), url));
        this.way.push(url);
      } else if (html.includes('name="login"')) form = { login: this.who };
      else if (html.includes('document.forms[0].submit()')) {
        url = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', url);
        const hidden = html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
        form = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
      } else return { url, status: answer.status, html };
    }
    throw new Error(`It is led round in a circle: ${this.way.join(' ')}`);
  }

  /** One request, as a browser makes it after an address that it was led to. */
  async ask(url: URL, fields?: Record<string, string>): Promise<Response> {
    const isDesk = url.origin === deskUrl;
    const headers = {
      cookie: this.cookieHeader(url.origin),
      'sec-fetch-site': 'same-origin',
      ...(isDesk && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const request = {
      method: fields ? 'POST' : 'GET',
      headers,
      body: fields && new URLSearchParams(fields),
      redirect: 'manual',
    } as const;
    const answer = isDesk ? await this.desk.request(url.href, request) : await fetch(url, request);
    this.keep(url.origin, answer.headers.getSetCookie());
    return answer;
  }

  forget(origin: string): void {
    this.cookies.delete(origin);
  }

  cookiesOf(origin = deskUrl): Map<string, string> {
    const found = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, found);
    return found;
  }

  private cookieHeader(origin: string): string {
    return [...this.cookiesOf(origin)].map((pair) => pair.join('=')).join('; ');
  }

  private keep(origin: string, set: readonly string[]): void {
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line))
        this.cookiesOf(origin).delete(name);
      else this.cookiesOf(origin).set(name, value);
    }
  }
}

/** The routes alone, without their frame and the duties of roles; what has no route names its address. */
function deskWith(routes: readonly DeskRoute[]): Hono {
  const desk = new Hono();
  const draw: OpenCall['draw'] = async ({ status = 200, body }) =>
    new Response(renderToStaticMarkup(body), { status });
  for (const route of routes)
    desk.on(route.method, `/desk${route.path}`, async (c) => {
      const call = { c, input: (await readPageForm(c)) ?? {}, draw };
      if (route.duty === 'open') return route.answer(call);
      const staff = await staffOfRequest(c.req.raw.headers);
      const renderDraft = () => draw({ title: '', body: '' });
      if (!staff) return c.text('No session', 401);
      const answer = await route.answer({ ...call, staff, renderDraft });
      sendRenewedSession(c, answer);
      return answer;
    });
  desk.all('*', async (c) =>
    c.text((await staffOfRequest(c.req.raw.headers)) ? 'On the desk' : 'No session'),
  );
  return desk;
}
