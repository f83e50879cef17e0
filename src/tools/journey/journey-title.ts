import { formMessages } from '#forms/messages/messages.ts';
import type { JourneyProps } from './journey-props.ts';
import { journeyMessages } from './messages/messages.ts';
import { questionsOn } from './questions-on.ts';

type Titled = Pick<JourneyProps, 'questionnaire' | 'content' | 'locale' | 'place'> & {
  answers: JourneyProps['answers'];
  hasProblem: boolean;
};

/** The title of a place's document, without the brand: what is asked, and in which tool. */
export function journeyTitle({ hasProblem, ...titled }: Titled): string {
  const prefix = hasProblem ? formMessages(titled.locale).errorPrefix : '';
  return `${prefix}${headingOf(titled)} · ${titled.content.title}`;
}

/** A single question is the heading of its page; above a group of them is the section's title. */
export function headingOf({ questionnaire, content, locale, place, answers }: Omit<Titled, 'hasProblem'>) {
  const texts = journeyMessages(locale);
  if (place.at === 'check') return texts.check.title;
  if (place.at === 'load') return texts.load;
  const [first, second] = questionsOn(questionnaire, place.page, answers);
  if (second === undefined) return content.questions.find(({ key }) => key === first)?.label ?? '';
  const section = questionnaire.sections.find(({ pages }) => pages.some(([key]) => key === place.page));
  return content.sections.find(({ key }) => key === section?.key)?.title ?? '';
}
