import type { TextField } from 'payload';
import { addressWords } from './address-words.ts';
import { textRule } from './rules.ts';

/** Longer than any title, even a copy's; far below what a file's name may have. */
const maxSlugLength = 100;

/**
 * The last part of an address; left empty, it is made from the record's title.
 * @param folder what its address begins with, such as `/blog/`; no record may choose an address in it (`unique-path.field.ts`)
 * @param beginning of the sentence that names the folder to an editor
 */
export function slugField(folder: string, beginning: string): TextField {
  const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= maxSlugLength;
  const rule = `Use small letters and digits, with a hyphen between words: at most ${maxSlugLength} in all.`;
  const fromTitle = (data: unknown) =>
    addressWords(String((data as { title?: string } | undefined)?.title ?? ''), maxSlugLength);
  return {
    name: 'slug',
    custom: { folder },
    type: 'text',
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: `${beginning} ${folder} followed by this. If empty, it is made from the title; it stays when the title changes.`,
    },
    hooks: {
      beforeValidate: [
        // With nothing to make it from it is none: two empty texts would be one address taken twice.
        ({ value, data, originalDoc }) =>
          (value ?? originalDoc?.slug) || fromTitle({ title: data?.title ?? originalDoc?.title }) || null,
      ],
    },
    validate: (value, { data }) => textRule(!fromTitle(data), isSlug, rule)(value),
  };
}
