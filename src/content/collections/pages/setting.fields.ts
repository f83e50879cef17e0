import type { Field } from 'payload';
import { choices } from '../../fields/builders.ts';
import { madeKey } from '../../fields/made-key.ts';
import { audiences, captchaUses, pageKinds } from '../../model.ts';
import { uniquePath } from '../addresses/unique-path.field.ts';
import type { HouseParts } from '../content-collection.ts';

/** Where a page is, how it is laid out and who finds it: in the sidebar of the editor. */
export function settingFields({
  forms,
  scenes,
  isReserved,
}: Pick<HouseParts, 'forms' | 'scenes' | 'isReserved'>): Field[] {
  return [
    uniquePath({
      isRequired: true,
      isReserved,
      description: 'The address of the page. Changing it leaves a redirect at the old one.',
    }),
    {
      name: 'contentKey',
      type: 'text',
      label: 'Key',
      ...madeKey('heading'),
      admin: {
        position: 'sidebar',
        description:
          'The site finds this page by it, whatever its address. If empty, it is made from the heading. Best left alone.',
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: choices(pageKinds),
      admin: {
        position: 'sidebar',
        description: 'How the page is laid out, and which form belongs to it. Best left alone.',
      },
    },
    {
      name: 'audience',
      type: 'select',
      required: true,
      options: choices(audiences),
      admin: { position: 'sidebar', description: 'Gives the page its colour.' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: 'Page above',
      admin: {
        position: 'sidebar',
        description: 'Comes before this page in the breadcrumb trail.',
      },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      // Text, not a select: the database need not change for a new form.
      name: 'form',
      type: 'text',
      label: 'Call-back form',
      defaultValue: 'general',
      required: true,
      validate: (value: unknown) => forms.some((form) => form.value === value) || 'Choose one of the forms.',
      admin: {
        position: 'sidebar',
        description: 'The form that this page’s own buttons open.',
        components: {
          Field: { path: '/views/choice.field.tsx#ChoiceField', clientProps: { options: forms } },
        },
      },
    },
    {
      name: 'captcha',
      type: 'select',
      label: 'reCAPTCHA',
      defaultValue: 'checkbox',
      required: true,
      options: choices(captchaUses),
      admin: {
        position: 'sidebar',
        description: 'Takes effect only while reCAPTCHA is in use.',
      },
    },
    {
      name: 'picture',
      type: 'text',
      label: 'Umbrella',
      maxLength: 80,
      admin: {
        position: 'sidebar',
        description:
          'Any word: a different word draws a different umbrella. If empty, the umbrella is drawn from the address.',
      },
    },
    {
      // Text, not a select: the database need not change for a new object.
      name: 'scene',
      type: 'text',
      label: 'Picture in the head',
      admin: {
        position: 'sidebar',
        description:
          'The object under the umbrella on a page about a cover. If empty, the umbrella appears alone.',
        components: {
          Field: { path: '/views/choice.field.tsx#ChoiceField', clientProps: { options: scenes } },
        },
      },
      validate: (value: unknown) =>
        !value || scenes.some((scene) => scene.value === value) || 'Choose one of the pictures.',
    },
    {
      name: 'hideHeader',
      type: 'checkbox',
      defaultValue: false,
      label: 'Without the menu on top',
      admin: { position: 'sidebar', description: 'For a campaign’s landing page.' },
    },
    {
      name: 'hideFooter',
      type: 'checkbox',
      defaultValue: true,
      label: 'The footer is part of the page',
      admin: {
        position: 'sidebar',
        description:
          'On: the footer is the page’s own last section. Off: the site’s frame draws it. Visitors see it either way.',
      },
    },
    {
      name: 'isIndexed',
      type: 'checkbox',
      defaultValue: true,
      label: 'Found by search engines',
      admin: {
        position: 'sidebar',
        description: 'Off: it does not appear in any search, including ours, or in the sitemap.',
      },
    },
    {
      name: 'status',
      type: 'number',
      required: true,
      defaultValue: 200,
      label: 'Answer’s status',
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: '200; 404 for the page of unknown addresses.',
      },
    },
  ];
}
