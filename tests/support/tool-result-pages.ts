import fs from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll } from 'vitest';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import * as reports from '#tools/report/report-pdf.ts';
import { makeResult } from '#tools/result/make-result.ts';
import { presentVersion } from '#tools/store/versions.ts';
import { toolRoutes } from '#tools/tool-routes.ts';
import { toolOf } from '#tools/tools.ts';
import { IslandContext } from '#ui/island/island.tsx';
import { rowsOf } from './database.ts';
import { sampleAnswers } from './sample-answers.ts';
import { origin } from './visitor.ts';

/** As if each had been built. */
export const islands = Object.fromEntries(
  fs.globSync('src/**/*.island.tsx').map((file) => [path.basename(file, '.island.tsx'), [`/${file}`]]),
);
export const drawn: Parameters<RespondPlainPage>[0][] = [];
export const routes = toolRoutes(async (page) => {
  drawn.push(page);
  const html = renderToStaticMarkup(createElement(IslandContext, { value: islands }, page.body));
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': 'default-src self',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return new Response(`<title>${page.title}</title>${html}`, { status: page.status ?? 200, headers });
});

const found = toolOf('corporate-risk');
if (!found) throw new Error('There is no corporate questionnaire.');
export const tool = found;
export const answers = sampleAnswers(tool.questionnaire);
export let headline = '';

/** Computes the headline of the sample answers, and stops the typesetter at the end. */
export function withToolResults(): void {
  beforeAll(async () => {
    const { content } = await presentVersion('corporate-risk');
    if (!content.en) throw new Error('There are no words.');
    headline = tool.headlineOf(tool.resultOf(answers, content.en), {
      answers,
      content: content.en,
      locale: 'en',
      hrefOf: () => undefined,
    });
  });
  afterAll(reports.stopReports);
}

/** A result in its store. @returns its id */
export async function sampleResult(isPartner = false): Promise<string> {
  const version = await presentVersion('corporate-risk');
  return (await makeResult(tool, { answers, version, locale: 'en', isPartner })).id;
}

export const base = '/corporate-risk-janampatri';
export const get = async (address: string) => routes.request(origin + address);

export type Opened = { address: string; cookie: string; html: string };

/** The page of a result as someone's browser has it. */
export async function opened(address: string): Promise<Opened> {
  const answer = await get(address);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { address, cookie, html: await answer.text() };
}

/** Sends a form of the page as a browser does that keeps the page's address to itself. */
export function send(
  { address, cookie, html }: Opened,
  to: string,
  fields: Record<string, string> = {},
  headers = {},
) {
  const csrfToken = /name="csrfToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  return routes.request(`${origin}${address}/${to}`, {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, moment: signedMoment(Date.now() - 10_000), ...fields }),
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin', cookie, ...headers },
  });
}

export const mails = () =>
  rowsOf('select template, recipient, locale, data, reference from mail.outgoing order by id');
