import type { Block, TextField } from 'payload';
import {
  choices,
  heading,
  intro,
  madeUp,
  note,
  rows,
  sentence,
  shortText,
} from '#content/fields/builders.ts';
import { textRule } from '#content/fields/rules.ts';
import { isMoment } from './moment.ts';
import { faultOfRows } from './timeline-rows.ts';

/** The meaning of a span: cover, none, a time that runs and ends in a deadline, or something permanent. */
export const spanStates = ['covered', 'not-covered', 'running', 'firm'] as const;

const spans = rows(
  'spans',
  'Span',
  [
    {
      name: 'state',
      type: 'select',
      required: true,
      options: choices(spanStates),
      label: 'What it is',
      admin: { description: 'Running: a period that ends with a deadline. Firm: what is permanent.' },
    },
    moment('from', 'From', 'Such as 0, 24 hours, 30 days, 36 months, or -45 days.'),
    {
      ...moment('to', 'To', 'If empty, the period has no end.'),
      required: false,
      validate: momentRule(false),
    },
    {
      name: 'words',
      type: 'text',
      maxLength: 40,
      admin: {
        description:
          'Fill this in to show words other than “covered”, “not covered”, “time limit” or “permanent”.',
      },
    },
  ],
  { maxRows: 4, labelField: 'state' },
);

export const timeline: Block = {
  slug: 'timeline',
  labels: { singular: 'Picture: a timeline', plural: 'Pictures: timelines' },
  fields: [
    { ...heading, admin: { description: 'State the finding, such as “Four clocks start on one day”.' } },
    intro,
    {
      ...shortText('zero'),
      label: 'What happens at 0',
      maxLength: 24,
      admin: { description: 'The moment from which everything is counted, such as “Policy begins”.' },
    },
    {
      ...rows(
        'rows',
        'Row',
        [
          { ...shortText('label'), maxLength: 40 },
          spans,
          { ...sentence('text'), admin: { description: 'The outcome, shown below the spans of this row.' } },
        ],
        { maxRows: 8 },
      ),
      validate: (value: unknown) => faultOfRows(value),
    },
    note,
    madeUp,
  ],
};

function moment(name: string, label: string, description: string): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    custom: { isForPrograms: true },
    admin: { description },
    validate: momentRule(true),
  };
}

function momentRule(isRequired: boolean) {
  return textRule(
    isRequired,
    isMoment,
    'Write a number of hours, days, weeks, months or years, such as 30 days.',
  );
}
