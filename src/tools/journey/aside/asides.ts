import type { ComponentType } from 'react';
import type { QuestionnaireKey } from '../../engine/questionnaire.ts';
import type { VersionContent } from '../../engine/version.ts';
import { type BesideProps, ChartBeside } from './chart-beside.tsx';
import { type ChartContent, packChart } from './chart-content.ts';

/** The part next to a tool's questions while they are answered; an island of its own. */
export type Aside = {
  /** That of its file, `<name>.island.tsx`. */
  island: string;
  draw: ComponentType<BesideProps>;
  /** Only what it needs of a version's words and numbers: they travel with each page. */
  pack: (content: VersionContent) => ChartContent;
};

const chartSoFar: Aside = { island: 'chart-so-far', draw: ChartBeside, pack: packChart };

export const asides: Partial<Record<QuestionnaireKey, Aside>> = {
  'personal-risk': chartSoFar,
  'corporate-risk': chartSoFar,
};
