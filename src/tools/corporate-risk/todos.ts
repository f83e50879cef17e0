import { parameterValue, textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import { byResidual, type CorporateHouse } from './assessed-houses.ts';
import type { Gap } from './gaps.ts';

/** A line of the list for the management: nothing on it costs a premium. */
export type Todo = {
  text: string;
  /** Numbers of the houses in the chart. */
  houses: readonly number[];
  /** The person to do it, as a proposal. */
  who: string;
};

/** Lists the heaviest risks first, then the questions to find out about. */
export function todosOf(
  { houses, gaps }: { houses: readonly CorporateHouse[]; gaps: readonly Gap[] },
  content: VersionContent,
): Todo[] {
  const from = parameterValue(content, 'open-from');
  const weighty = houses
    .filter(({ state, risk }) => (state === 'open' || state === 'thin') && (risk?.residual ?? 0) >= from)
    .sort(byResidual);
  return [
    ...weighty.map(({ key, number, action }) => ({
      text: action,
      houses: [number],
      who: textOf(content, `who-${key}`),
    })),
    ...gaps.map(({ asked, houses: keys }) => ({
      text: textOf(content, 'todo-find-out', { question: asked }),
      houses: houses.filter(({ key }) => keys.includes(key)).map(({ number }) => number),
      who: textOf(content, `who-${keys[0]}`),
    })),
  ];
}
