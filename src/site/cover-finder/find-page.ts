import data from './sentence-finder.json' with { type: 'json' };

const pages: Record<string, Record<string, string>> = data.pages;

/** Key of the page that answers a sentence of the finder; an unknown word leads to the more general page. */
export function findCoverPage(who: string, from: string): string | undefined {
  const answers = Object.hasOwn(pages, who) ? pages[who] : undefined;
  if (!answers) return undefined;
  const answer = Object.hasOwn(answers, from) ? answers[from] : undefined;
  return answer ?? answers.any;
}
