import { allTemplates, exampleOf } from '#mail/templates.ts';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { LookPage, LooksPage } from './looks-pages.tsx';
import { mailDocument } from './mail-frame.tsx';

const duty = 'be-staff';
const place = 'mail';

/** Every kind of mail that we send, of made-up data: nothing of anyone's is in it, and all staff may see it. */
export const looksRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/mails/looks', duty, answer: showAll },
  { method: 'get', path: '/mails/looks/:key', duty, answer: showOne },
  { method: 'get', path: '/mails/looks/:key/html', duty, answer: showHtml },
];

async function showAll({ draw, staff }: DeskCall): Promise<Response> {
  const body = <LooksPage staff={staff} templates={await allTemplates()} />;
  return draw({ title: 'How our mails look', place, body });
}

async function showOne(call: DeskCall): Promise<Response> {
  const { template, mail, locale, locales } = await lookOf(call);
  if (!template || !mail) return refuse(call);
  const body = <LookPage {...{ staff: call.staff, template, mail, locale, locales }} />;
  return call.draw({ title: template.title, place, body });
}

async function showHtml(call: DeskCall): Promise<Response> {
  const { mail } = await lookOf(call);
  return mail ? mailDocument(mail) : refuse(call);
}

async function lookOf({ c }: DeskCall) {
  const key = c.req.param('key') ?? '';
  const locales = publishedLocales(env());
  const locale = locales.find((known) => known === c.req.query('language')) ?? defaultLocale;
  const template = (await allTemplates()).find((known) => known.key === key);
  return { template, mail: await exampleOf(key, locale), locale, locales };
}

function refuse({ draw }: DeskCall): Promise<Response> {
  return draw({
    title: 'Not possible',
    place,
    status: 404,
    body: <RefusedPage text="There is no such mail." />,
  });
}
