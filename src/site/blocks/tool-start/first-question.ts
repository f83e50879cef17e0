import type { BlockOf } from '#content/model.ts';

/**
 * Where a tool's questions begin: below its start page, wherever staff have put that. A page with a set chosen
 * beforehand stands below the tool's own, and leads to the question of the set, answered.
 * @param here path of the page that leads there
 */
export function firstQuestion(here: string, { preset }: Pick<BlockOf<'tool-start'>, 'preset'>): string {
  if (!preset) return `${here}/questions`;
  const base = here.slice(0, here.lastIndexOf('/'));
  return `${base}/questions/type?type=${preset}`;
}
