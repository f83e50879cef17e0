import fs from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { makeResult } from '#tools/result/make-result.ts';
import { presentVersion } from '#tools/store/versions.ts';
import { toolRoutes } from '#tools/tool-routes.ts';
import { toolOf } from '#tools/tools.ts';
import { IslandContext } from '#ui/island/island.tsx';
import { sampleAnswers } from './sample-answers.ts';

/** As if each had been built. */
const islands = Object.fromEntries(
  fs.globSync('src/**/*.island.tsx').map((file) => [path.basename(file, '.island.tsx'), [`/${file}`]]),
);

/** The page of a result, on which the form is that has its link sent. */
export const toolMailPage = {
  routes: (respond: RespondPlainPage) =>
    toolRoutes((page) =>
      respond({ ...page, body: createElement(IslandContext, { value: islands }, page.body) }),
    ),
  async open(): Promise<string> {
    const tool = toolOf('corporate-risk');
    if (!tool) throw new Error('There is no corporate questionnaire.');
    const version = await presentVersion('corporate-risk');
    const answers = sampleAnswers(tool.questionnaire);
    const { id } = await makeResult(tool, { answers, version, locale: 'en', isPartner: false });
    return `/corporate-risk-janampatri/result/${id}`;
  },
};
