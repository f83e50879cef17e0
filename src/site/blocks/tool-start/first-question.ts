import type { BlockOf } from '#content/model.ts';

type Start = Pick<BlockOf<'tool-start'>, 'preset'>;

/**
 * The path below which a tool's questions and results are: that of its start page, wherever staff have put it. A page
 * with a set chosen beforehand is below the tool's own.
 * @param here path of the page that leads there
 */
export function baseOf(here: string, { preset }: Start): string {
  return preset ? here.slice(0, here.lastIndexOf('/')) : here;
}

/** Where the questions begin: with a set chosen, at the question of the set, answered. */
export function firstQuestion(here: string, start: Start): string {
  const base = baseOf(here, start);
  return start.preset ? `${base}/questions/type?type=${start.preset}` : `${base}/questions`;
}
