import { describe, expect, test } from 'vitest';
import { type ProjectText, projectTexts } from './testing/project-texts.ts';
import { excused, maxInNotes } from './testing/voice-exceptions.ts';
import { voiceSamples } from './testing/voice-samples.ts';
import { commentOpening, habits } from './voice-habits.ts';

test.each(habits)(
  'the habit “$name” is found, and its like in good English is left alone',
  ({ name, pattern }) => {
    const samples = voiceSamples[name];
    expect(samples?.found).toMatch(pattern);
    expect(samples?.fine).not.toMatch(pattern);
  },
);

test('a comment opens with a verb or a noun', () => {
  expect('Whose turn it is.').toMatch(commentOpening.pattern);
  expect('Whether it is their turn.').not.toMatch(commentOpening.pattern);
});

type Found = Pick<ProjectText, 'kind' | 'file' | 'text'> & { habit: string; said: string };

const found = projectTexts().flatMap(({ kind, file, text, isOpening }) =>
  (isOpening ? [...habits, commentOpening] : habits).flatMap(({ name, pattern }): Found[] => {
    const said = pattern.exec(text)?.[0];
    return said ? [{ kind, file, text: text.slice(0, 160), habit: name, said }] : [];
  }),
);
const excuseOf = ({ file, said }: Found) =>
  excused.find((each) => each.file === file && (each.said ?? said) === said);
const left = (kind: ProjectText['kind']) => found.filter((each) => each.kind === kind && !excuseOf(each));

describe('what the project writes', () => {
  test('no page, mail, form or screen has one of these habits', () => {
    expect(left('read')).toEqual([]);
  });

  test('comments and documents have few', () => {
    expect(left('note').slice(maxInNotes)).toEqual([]);
  });

  test('each exception excuses something', () => {
    const used = new Set(found.map(excuseOf));
    expect(excused.filter((each) => !used.has(each))).toEqual([]);
  });
});
