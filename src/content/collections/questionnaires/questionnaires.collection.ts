import type { ArrayField, Field } from 'payload';
import { contentAccess } from '../../access/staff.ts';
import { choices, dayField, foldedRows } from '../../fields/builders.ts';
import { textRule } from '../../fields/rules.ts';
import { parameterUnits } from '../../model.ts';
import type { ContentCollection } from '../content-collection.ts';
import { clearSignOff } from './clear-sign-off.hook.ts';
import { refuseFaulty } from './refuse-faulty.hook.ts';

/**
 * The words and numbers of the tools: what questions are called and why they are asked, parameters with their
 * sources, weights, the houses of a chart. Which questions there are, and when they are shown, comes with the
 * project. What is published becomes the next version; results keep the one that they were made with.
 */
export const questionnaires: ContentCollection = {
  slug: 'questionnaires',
  isNeverScheduled: true,
  seed: { folder: 'questionnaires', key: 'key' },
  config: ({ faultsOfQuestionnaire }) => ({
    slug: 'questionnaires',
    labels: { singular: 'Questionnaire', plural: 'Questionnaires' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'key', '_status', 'updatedAt'],
      group: 'Content',
      description:
        'Questions and their order come with the software. You can change words, numbers and weights: your changes are checked when you publish, and become a new version.',
    },
    disableDuplicate: true,
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 50 },
    hooks: { beforeChange: [clearSignOff, refuseFaulty(faultsOfQuestionnaire)] },
    fields: [
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 90 },
      {
        name: 'whatChanged',
        type: 'textarea',
        required: true,
        localized: true,
        label: 'What changed',
        maxLength: 600,
        admin: { description: 'In this version, for visitors: shown on the formulas page.' },
      },
      list('sections', 'Section', 'tool_sections', [key, words('title', 90)]),
      list('questions', 'Question', 'tool_questions', [
        key,
        words('label', 160),
        optionalWords('short', 90, 'In lists of answers. If empty, the label is used.'),
        optionalWords('hint', 300),
        words('why', 400),
        {
          ...list(
            'options',
            'Option',
            'tool_options',
            [key, words('label', 120), optionalWords('hint', 200)],
            0,
          ),
        },
      ]),
      list(
        'houses',
        'House',
        'tool_houses',
        [
          key,
          words('label', 60),
          words('about', 300),
          words('action', 300),
          {
            name: 'coverPage',
            type: 'text',
            required: true,
            label: 'Key of the page of the cover that helps',
          },
          words('coverLabel', 90),
        ],
        0,
      ),
      list(
        'parameters',
        'Parameter',
        'tool_parameters',
        [
          key,
          words('label', 160),
          { name: 'value', type: 'number', required: true },
          { name: 'unit', type: 'select', required: true, options: choices(parameterUnits) },
          {
            name: 'list',
            type: 'textarea',
            admin: { description: 'For a list: the names, separated by commas.' },
          },
          words('source', 400),
          { name: 'sourceAddress', type: 'text' },
          dayField('asOf', 'As of'),
          { name: 'isAssumption', type: 'checkbox', label: 'An assumption of ours', defaultValue: false },
          {
            name: 'signedOffBy',
            type: 'text',
            label: 'Signed off by',
            admin: {
              description:
                'Saving another value empties this field: enter a name again once the new value is signed off.',
            },
          },
        ],
        0,
      ),
      list(
        'weights',
        'Weight',
        'tool_weights',
        ['question', 'option', 'house', 'measure', 'level'].map(
          (name): Field => ({ name, type: 'text', required: true }),
        ),
        0,
      ),
      list('texts', 'Text', 'tool_texts', [key, words('text', 600)], 0),
      {
        name: 'preview',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/views/tools/preview-link.field.tsx#PreviewLinkField' },
        },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        access: { update: () => false },
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  }),
};

const key: Field = {
  name: 'key',
  type: 'text',
  required: true,
  custom: { isForPrograms: true },
  // A question is a field of a form, and those have underscores.
  validate: textRule(true, (text) => /^[\w-]+$/.test(text), 'Use letters, digits, hyphens and underscores.'),
};

function words(name: string, maxLength: number): Field {
  return { name, type: 'textarea', required: true, localized: true, maxLength };
}

function optionalWords(name: string, maxLength: number, description?: string): Field {
  return { name, type: 'textarea', localized: true, maxLength, admin: { description } };
}

/** @param dbName short, since the names of indices are made from it and Postgres cuts long ones */
function list(name: string, singular: string, dbName: string, fields: Field[], minRows = 1): ArrayField {
  return {
    name,
    type: 'array',
    dbName,
    required: minRows > 0,
    minRows,
    labels: { singular, plural: `${singular}s` },
    admin: foldedRows(name === 'weights' ? 'question' : 'key'),
    fields,
  };
}
