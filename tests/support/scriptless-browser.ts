import type { Hono } from 'hono';
import { origin } from './visitor.ts';

/** A browser without scripts at a tool's pages: it keeps cookies, and sends the forms that it was given. */
export function scriptlessBrowser(routes: Hono, base: string) {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await routes.request(origin + path, {
      ...init,
      headers: { origin, cookie, ...(init.headers as Record<string, string>) },
    });
    for (const given of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }
  return {
    cookies,
    open: (path: string) => request(path),
    /** Opens a page, and sends its form with these fields. */
    async send(path: string, fields: Record<string, string>, { action = path, headers = {} } = {}) {
      const html = await (await request(path)).text();
      const csrfToken = /name="csrfToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
      const body = new FormData();
      for (const [name, value] of Object.entries({ csrfToken, ...fields })) body.append(name, value);
      return request(action, { method: 'POST', body, headers });
    },
    async sendFile(text: string) {
      const html = await (await request(`${base}/saved`)).text();
      const body = new FormData();
      body.set('csrfToken', /name="csrfToken" value="([^"]+)"/.exec(html)?.[1] ?? '');
      body.set('saved', new File([text], 'answers.json'));
      return request(`${base}/saved`, { method: 'POST', body });
    },
  };
}
