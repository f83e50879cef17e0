import { languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { alternates } from '../document/alternates.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/**
 * Leads to this page in another language, by the name that its readers know. `client/language-switch.ts` keeps the place
 * on the page; what was typed is kept by each form, whatever the language.
 */
export function LanguageSwitch() {
  const { locale, locales, switchTo } = useSite();
  return alternates(locales)
    .filter((other) => other !== locale)
    .map((other) => {
      const { name, tag } = languageFacts(other);
      return (
        <a
          key={other}
          className="language-switch"
          href={pathIn(other, switchTo)}
          lang={tag}
          hrefLang={tag}
          data-offer={siteMessages(other).header.inThisLanguage}
        >
          {name}
        </a>
      );
    });
}
