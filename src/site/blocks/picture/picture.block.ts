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
        'Its description for people who cannot see it is stored with the file.',
      ),
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'caption',
      type: 'textarea',
      maxLength: 300,
      admin: {
        description: 'Shown below it. A credit entered with the file is added automatically.',
      },
    },
  ],
};
