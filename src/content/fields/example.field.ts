import type { CheckboxField } from 'payload';

/**
 * Marks a record of the example set (`examples/`). Empty on all others, where editors see nothing of it; it can be
 * unticked once a record is true, and then it is the broker's own.
 */
export const exampleField: CheckboxField = {
  name: 'isExample',
  type: 'checkbox',
  label: 'This is an example',
  admin: {
    position: 'sidebar',
    condition: ({ isExample }) => typeof isExample === 'boolean',
    description:
      'Visitors see the word “Example”, and search engines are asked to leave out every page that shows it. Untick this once every word here is true.',
  },
};

/** Strangers who ask the content service are answered with what is true. */
export const withoutExamples = () => ({ isExample: { not_equals: true } });
