import type { Block } from 'payload';
import { optionalHeading, pictureField } from '#content/fields/builders.ts';

export const picture: Block = {
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    optionalHeading,
    {
      ...pictureField(
        'picture',
        'Picture',
        'What it shows, for whoever does not see it, stands with the file.',
      ),
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'caption',
      type: 'textarea',
      maxLength: 300,
      admin: {
        description:
          'Stands below it. Whose picture it is follows by itself, where that is said with the file.',
      },
    },
  ],
};
