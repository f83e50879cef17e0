import { type Concern, concerns } from '#enquiry/definitions/options.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';

/** The audience of each purpose: the only thing that colour says on the desk. */
const audienceOfConcern: Record<Concern, UmbrellaAudience> = {
  corporate: 'companies',
  'surety-bond': 'companies',
  personal: 'people',
  cruise: 'people',
  posp: 'agents',
  all: 'fertility',
  ivf: 'fertility',
  'ivf-maternity': 'fertility',
  'oocyte-health': 'fertility',
  'oocyte-life': 'fertility',
  'surrogate-health': 'fertility',
  'surrogate-life': 'fertility',
  'oocyte-health-insurance': 'fertility',
  'oocyte-life-insurance': 'fertility',
  'surrogate-health-insurance': 'fertility',
  'surrogate-life-insurance': 'fertility',
};

export type Purpose = { key: string; label: string; audience: UmbrellaAudience };

const byWord = new Map<string, Purpose>([
  ...Object.entries(concerns).map(([concern, word]): [string, Purpose] => {
    // The set of the fertility pages ends with "All", which means nothing alone.
    const label = concern === 'all' ? 'All of fertility' : word.replace(/ Insurance$/, '');
    return [word, { key: word, label, audience: audienceOfConcern[concern as Concern] }];
  }),
  ...registerNames.map((name): [string, Purpose] => {
    const audience = name === 'businesses' ? 'companies' : name === 'agents' ? 'agents' : 'everyone';
    return [name, { key: name, label: registerOf(name).labels.plural, audience }];
  }),
]);

/** @param key the word that was sent, or the register in its place */
export function purposeOf(key: string): Purpose {
  return byWord.get(key) ?? { key, label: key, audience: 'everyone' };
}
