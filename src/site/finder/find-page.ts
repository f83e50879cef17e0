import data from './sentence-finder.json' with { type: 'json' };

const pages: Record<string, Record<string, string>> = data.pages;

/** The page that answers a sentence of the finder; an unknown word leads to the more general page. */
export function findPage(who: string, from: string): string {
  const answers = Object.hasOwn(pages, who) ? pages[who] : undefined;
  if (!answers) return '/';
  const answer = Object.hasOwn(answers, from) ? answers[from] : undefined;
  return answer ?? answers.any ?? '/';
}
