import type { Locale } from '#ui/language/locales.ts';
import { inLocale } from '#ui/language/pseudo.ts';
import type { VersionContent } from './version.ts';

/** The same words and numbers, with what people read as a locale's readers see it: keys, lists and addresses stay. */
export function localizeContent(content: VersionContent, locale: Locale): VersionContent {
  const say = <Words extends string | undefined>(words: Words) => inLocale(words, locale);
  const { sections, questions, houses, parameters, texts } = content;
  return {
    ...content,
    title: say(content.title),
    whatChanged: say(content.whatChanged),
    sections: sections.map((section) => ({ ...section, title: say(section.title) })),
    questions: questions.map(({ label, short, hint, why, options, ...question }) => ({
      ...question,
      ...{ label: say(label), short: say(short), hint: say(hint), why: say(why) },
      options: options.map((option) => ({ ...option, label: say(option.label), hint: say(option.hint) })),
    })),
    houses: houses.map(({ label, about, action, coverLabel, ...house }) => ({
      ...house,
      ...{ label: say(label), about: say(about), action: say(action), coverLabel: say(coverLabel) },
    })),
    parameters: parameters.map(({ label, source, ...parameter }) => ({
      ...parameter,
      ...{ label: say(label), source: say(source) },
    })),
    texts: texts.map(({ key, text }) => ({ key, text: say(text) })),
  };
}
