import type { ComponentType } from 'react';
import type { QuestionnaireKey } from '../../engine/questionnaire.ts';
import type { VersionContent } from '../../engine/version.ts';
import { type BesideProps, ChartBeside } from './chart-beside.tsx';

/** The part next to a tool's questions while they are answered; an island of its own. */
export type Aside = {
  /** That of its file, `<name>.island.tsx`. */
  island: string;
  draw: ComponentType<BesideProps>;
  /** Only what it needs of a version's words and numbers: they travel with each page. */
  narrow: (content: VersionContent) => VersionContent;
};

const chartSoFar: Aside = { island: 'chart-so-far', draw: ChartBeside, narrow: forChart };

export const asides: Partial<Record<QuestionnaireKey, Aside>> = {
  'personal-risk': chartSoFar,
  'corporate-risk': chartSoFar,
};

function forChart({ houses, parameters, weights, title }: VersionContent): VersionContent {
  return {
    ...{ title, whatChanged: '', sections: [], questions: [], texts: [] },
    // Most of what travels; in this order they pack best.
    weights: weights.map(({ house, question, option, level, measure }) => ({
      ...{ house, question, option, level, measure },
    })),
    houses: houses.map(({ key, label }) => ({
      key,
      label,
      about: '',
      action: '',
      coverPage: '',
      coverLabel: '',
    })),
    parameters: parameters.map(({ key, value, unit, asOf, isAssumption, list }) => ({
      ...{ key, value, unit, asOf, isAssumption, list },
      ...{ label: '', source: '' },
    })),
  };
}
