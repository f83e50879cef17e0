import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createElement } from 'react';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { Locale } from '#ui/language/locales.ts';
import { formulaMessages } from './messages/messages.ts';
import type { OpenFormula } from './open-formula.ts';
import { formulaPath, formulasPath } from './paths.ts';
import { readFormula, readFormulas } from './read-formulas.ts';
import { FormulasPage } from './view/formulas-page.tsx';

// They are long, and nothing of a visitor is in them that their length could tell. Pages are packed where all are sent.
const compressed = compress();
const jsonHeaders = { 'Cache-Control': 'public, max-age=60', 'X-Content-Type-Options': 'nosniff' };

/**
 * `/how-we-calculate`: every formula with its numbers, for everyone; one version of a tool below it, as long as there
 * are results that it made; and `.json` and `.md` after each address for programs.
 */
export function formulaRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const text = formulaMessages(locale);

  routes.get(formulasPath, async () => page(formulasPath, await readFormulas(locale)));
  routes.get(`${formulasPath}.md`, async () => page(formulasPath, await readFormulas(locale), true));
  routes.get(`${formulasPath}.json`, compressed, async (c) =>
    c.json({ tools: await readFormulas(locale) }, 200, jsonHeaders),
  );

  routes.get(`${formulasPath}/:key/:number{[1-9][0-9]{0,5}}`, async (c, next) => {
    const formula = await asked(c);
    return formula ? page(formulaPath(formula), [formula]) : next();
  });
  routes.get(`${formulasPath}/:key/:file{[1-9][0-9]{0,5}\\.md}`, async (c, next) => {
    const formula = await asked(c);
    return formula ? page(formulaPath(formula), [formula], true) : next();
  });
  routes.get(`${formulasPath}/:key/:file{[1-9][0-9]{0,5}\\.json}`, compressed, async (c, next) => {
    const formula = await asked(c);
    return formula ? c.json(formula, 200, jsonHeaders) : next();
  });

  function asked(c: Context): Promise<OpenFormula | undefined> {
    const number = Number.parseInt(c.req.param('number') ?? c.req.param('file') ?? '', 10);
    return readFormula({ key: c.req.param('key') ?? '', number }, locale);
  }

  function page(path: string, formulas: readonly OpenFormula[], isMarkdown = false): Promise<Response> {
    const isOneVersion = path !== formulasPath;
    return respond({
      title: text.title,
      description: text.description,
      path,
      body: createElement(FormulasPage, { formulas, isOneVersion, locale }),
      look: 'tool',
      sheet: 'formulas',
      isPublic: true,
      isMarkdown,
    });
  }

  return routes;
}
