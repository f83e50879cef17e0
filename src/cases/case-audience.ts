import { audienceOfConcern } from '#enquiry/definitions/audience-of-concern.ts';
import { contactTopics } from '#enquiry/definitions/contact-options.ts';
import { type Concern, concerns } from '#enquiry/definitions/options.ts';
import type { RegisterName } from '#enquiry/registers.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';

/**
 * The audience of a case, which is the colour that it has on the desk, and what a list may say of it. A list lies open
 * on a screen that others walk past: it names no treatment and no kind of cover that tells of one. The question is on
 * the case.
 */
type Asked = { register: RegisterName; purpose: string; about: string };

const audienceOfPurpose = new Map<string, UmbrellaAudience>(
  Object.entries(concerns).map(([concern, words]) => [words, audienceOfConcern(concern as Concern)]),
);

export function audienceOfCase({ register, purpose }: Pick<Asked, 'register' | 'purpose'>): UmbrellaAudience {
  if (register === 'agents') return 'agents';
  if (register === 'businesses') return 'companies';
  return audienceOfPurpose.get(purpose) ?? 'everyone';
}

/** The subject of a case, for lists. */
export function aboutInLists(asked: Asked): string {
  const { register, purpose, about } = asked;
  if (register === 'agents') return 'Become an agent';
  if (register === 'resumes') return 'Work with us';
  if (register === 'businesses') return about || 'Cover for a business';
  if (audienceOfCase(asked) === 'fertility') return concerns.personal;
  if (purpose) return purpose;
  return Object.values<string>(contactTopics).find((topic) => about.startsWith(topic)) ?? 'A message';
}
