import type { Field } from 'payload';
import { asStored } from '../fields/to-plain-data.ts';
import { type FieldPlace, isData, walkFields } from '../fields/walk-fields.ts';
import type { RichTextNode } from '../rich-text-value.ts';
import { type LinkTarget, targetOfLink } from './link-target.ts';

/** A link that editors set: where it leads, what it is called, and the field that it is in. */
export type EditedLink = { target: LinkTarget; words: string; place: FieldPlace };

/**
 * Every link of a stored record: in the fields for addresses and inside of rich text.
 * @param fields those of its collection or global
 */
export function linksOf(fields: readonly Field[], record: object): EditedLink[] {
  const links: EditedLink[] = [];
  walkFields(fields, record, {
    ...asStored,
    onField(field, value, place) {
      if (field.custom?.isLink === true && typeof value === 'string' && value)
        links.push({ target: { href: value }, words: value, place });
      if (field.type === 'richText' && isData(value)) links.push(...linksIn(value.root, place));
      return true;
    },
  });
  return links;
}

function linksIn(node: unknown, place: FieldPlace): EditedLink[] {
  if (!isData(node)) return [];
  const children = Array.isArray(node.children) ? node.children : [];
  const below = children.flatMap((child) => linksIn(child, place));
  if (node.type !== 'link' && node.type !== 'autolink') return below;
  return [{ target: targetOfLink(node as RichTextNode), words: wordsOf(node), place }, ...below];
}

function wordsOf(node: unknown): string {
  if (!isData(node)) return '';
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.map(wordsOf).join('') : '';
}
