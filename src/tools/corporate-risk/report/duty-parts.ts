import { textOf } from '../../engine/content-of.ts';
import { corporateMessages } from '../messages/messages.ts';
import { statutoryWords } from '../statutory-words.ts';
import { heading, type Part, text } from './part.ts';

/** Covers that a law speaks of. */
export const statutoryParts: Part = ({ statutory }, { content, locale }) => {
  const words = corporateMessages(locale).statutory;
  return [
    heading(words.title),
    {
      kind: 'table',
      columns: [words.cover, words.law, words.state, words.forYou],
      rows: statutory.map(({ key, state }) => {
        const { name, source, condition } = statutoryWords(key, { content, locale });
        return [name, source, words.states[state], condition];
      }),
      widths: [3, 3, 1.6, 5],
    },
    text(textOf(content, 'statutory-note')),
  ];
};

/** The slip for the management, which begins a page. */
export const todoParts: Part = ({ todos }, { content, locale }) => {
  const words = corporateMessages(locale).todos;
  if (todos.length === 0) return [];
  return [
    { kind: 'page' },
    heading(words.title),
    text(textOf(content, 'todos-intro')),
    {
      kind: 'table',
      columns: [words.todo, words.house, words.proposed, words.signed],
      rows: todos.map(({ text: todo, houses, who }) => [todo, houses.join(', '), who, '']),
      widths: [5, 1.1, 2.6, 2.6],
    },
  ];
};
