import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textId } from '#content/translation/pair-texts.ts';
import { SideBySidePage, type SideBySideProps } from './side-by-side-page.tsx';

const pair = { text: 'Ask us', place: ['title'], target: '', state: 'missing' };
const translation = {
  ...{ slug: 'pages', id: 7, title: 'About us', kind: 'Page', isLive: false, isDraft: true, hasDrafts: true },
  ...{ pairs: [pair], isInAnotherOrder: false },
} as unknown as SideBySideProps['translation'];

const draw = (outcome: Partial<SideBySideProps> = {}) =>
  renderToStaticMarkup(
    <SideBySidePage {...{ language: 'hi', translation, isOpenOnly: false, staffId: 3, ...outcome }} />,
  );

test('a page that comes back with what was not saved says so to the script that keeps it', () => {
  const refused = new Map([[textId(pair.text), { typed: 'पूछें', reasons: ['too long'] }]]);
  expect(draw()).not.toContain('data-held');
  expect(draw({ refused })).toContain('data-held');
  expect(draw({ homeless: ['पूछें'] })).toContain('data-held');
});
