import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { Block, Field, Tab } from 'payload';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

/** The vendor's fields for JSON and code load an editor from a foreign host: where there is one, ours is rendered. */
type Found = { place: string; type: string; drawnBy: unknown; isInLists: boolean };

function foundIn(fields: readonly (Field | Tab)[], place: string): Found[] {
  return fields.flatMap((field): Found[] => {
    const here = 'name' in field && field.name ? `${place}.${field.name}` : place;
    const type = 'type' in field ? field.type : 'tab';
    const inside = [
      ...('fields' in field ? foundIn(field.fields, here) : []),
      ...('tabs' in field ? foundIn(field.tabs, here) : []),
      ...('blocks' in field ? field.blocks.flatMap((block: Block) => foundIn(block.fields, here)) : []),
    ];
    if (type !== 'json' && type !== 'code') return inside;
    const { admin = {} } = field as Extract<Field, { type: 'json' | 'code' }>;
    const isInLists = !(admin.disableListColumn && admin.disableListFilter);
    return [{ place: here, type, drawnBy: admin.components?.Field, isInLists }, ...inside];
  });
}

test('no screen draws the vendor’s editor for JSON or code, and no list shows one', async () => {
  const config = await (await import('#panel/payload.config.ts')).default;
  const kept = [...config.collections, ...config.globals].filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && admin?.hidden !== true,
  );
  const found = kept.flatMap(({ slug, fields }) => foundIn(fields, slug));
  expect(found.map(({ place }) => place)).toContain('call-from-experts.answers');
  expect(found.filter(({ drawnBy, isInLists }) => !drawnBy || isInLists)).toEqual([]);
  expect(found.filter(({ type }) => type === 'code')).toEqual([]);
});

test('every block of a page is named by its heading in the list of blocks', async () => {
  const config = await (await import('#panel/payload.config.ts')).default;
  const pages = config.collections.find(({ slug }) => slug === 'pages');
  const field = pages?.fields.find((each) => 'name' in each && each.name === 'blocks');
  const blocks = field?.type === 'blocks' ? field.blocks : [];
  expect(blocks.length).toBeGreaterThan(10);
  const labels = blocks.map(({ admin }) => admin?.components?.Label);
  for (const label of labels) expect(label).toMatchObject({ path: expect.stringContaining('block-label') });
});

test('the text editor offers what the site draws, and still opens what older texts have', async () => {
  const config = await (await import('#panel/payload.config.ts')).default;
  const { editorConfig } = config.editor as unknown as LexicalRichTextAdapter;
  const features = [...editorConfig.resolvedFeatureMap.values()];
  const offered = features.map(({ ClientFeature }) => String(ClientFeature).replace(/^.*#/, ''));
  expect(offered).not.toContain('AlignFeatureClient');
  expect(offered).not.toContain('ChecklistFeatureClient');
  expect(offered).not.toContain('HorizontalRuleFeatureClient');
  expect(offered).not.toContain('RelationshipFeatureClient');
  const headings = editorConfig.resolvedFeatureMap.get('heading')?.sanitizedServerFeatureProps;
  expect(headings).toEqual({ enabledHeadingSizes: ['h2', 'h3', 'h4'] });
  const known = editorConfig.features.nodes.map(({ node }) => ('getType' in node ? node.getType() : ''));
  expect(known).toEqual(expect.arrayContaining(['horizontalrule', 'relationship', 'list', 'upload']));
});
