import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaffRoute } from '#desk/screens/desk-route.ts';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { readPageForm } from '#enquiry/page/page-form.ts';
import { IslandContext } from '#ui/island/island.tsx';

/** A desk route's answer to a member of staff: where it leads, or what it renders. */
export type DeskAnswer = { status: number; location: string | null; html: string; headers: Headers };

/** Parts of the tools’ pages that browsers hydrate: their scripts are not asked for here. */
const islands = { 'what-moves-it': ['/what-moves-it.js'], 'print-list': ['/print-list.js'] };

type Asked = {
  routes: readonly { method: string; path: string }[];
  path: string;
  fields?: Record<string, string>;
  /** A form with a file, in place of fields. */
  form?: FormData;
};

/** Asks the route itself, without its frame. `desk-of-each-role.test.ts` tests the duties. */
export async function deskAs(staff: Staff, { routes, path, fields, form }: Asked): Promise<DeskAnswer> {
  const desk = new Hono();
  for (const route of routes as readonly StaffRoute[])
    desk.on(route.method, `/desk${route.path}`, async (c) => {
      const draw: Parameters<StaffRoute['answer']>[0]['draw'] = async ({ status = 200, body }) =>
        new Response(renderToStaticMarkup(createElement(IslandContext, { value: islands }, body)), {
          status,
        });
      const renderDraft = () => draw({ title: '', status: 404, body: '' });
      return route.answer({ c, staff, input: (await readPageForm(c)) ?? {}, draw, renderDraft });
    });
  const answer = await desk.request(`/desk${path}`, {
    method: fields || form ? 'POST' : 'GET',
    ...(!form && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    body: form ?? (fields && new URLSearchParams(fields)),
  });
  const { status, headers } = answer;
  return { status, location: headers.get('location'), html: await answer.text(), headers };
}

/** What the forms of a page carry besides what is typed. */
export function hiddenFields(html: string): Record<string, string> {
  const found = html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}
