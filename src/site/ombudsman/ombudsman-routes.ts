import { type Context, Hono } from 'hono';
import { createElement } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import { withQuery } from '../text/addresses.ts';
import { readConfirmedList } from './confirmed-list.ts';
import { ombudsmanMessages } from './messages/messages.ts';
import { type AskedOffice, findOffices } from './offices.ts';
import { OmbudsmanPage } from './ombudsman-page.tsx';
import { ombudsmanPath } from './ombudsman-path.ts';

/** `/ombudsman-office`: the way to the Council's list and, once that is confirmed, the office for a pin code or a place. */
export function ombudsmanRoutes(respond: (page: PlainPage) => Promise<Response>, locale: Locale): Hono {
  const routes = new Hono();
  const { title, description, error } = ombudsmanMessages(locale);

  async function page(asked: AskedOffice | undefined, isMarkdown = false): Promise<Response> {
    const list = await readConfirmedList();
    const answer = asked && list && findOffices(asked);
    return respond({
      title: answer && 'problem' in answer ? error(title) : title,
      description,
      path: ombudsmanPath,
      switchTo: withQuery(ombudsmanPath, { ...asked }),
      body: createElement(OmbudsmanPage, { list, asked, answer }),
      isPublic: asked === undefined,
      isMarkdown,
    });
  }

  routes.get(pathIn(locale, ombudsmanPath), (c) => page(askedIn(c)));
  routes.get(pathIn(locale, `${ombudsmanPath}.md`), () => page(undefined, true));
  return routes;
}

function askedIn(context: Context): AskedOffice | undefined {
  const { pin, place } = context.req.query();
  return pin === undefined && place === undefined ? undefined : { pin, place };
}
