import { languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { alternates } from '../document/alternates.ts';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/** This page in the other languages, each by the name that its readers know. */
export function LanguageLinks() {
  const { locale, locales, switchTo } = useSite();
  const languages = alternates(locales);
  if (languages.length === 0) return null;
  return (
    <div className="footer-languages">
      <h2>{siteMessages(locale).footer.languages}</h2>
      <ul>
        {languages.map((each) => {
          const { name, tag } = languageFacts(each);
          const isThis = each === locale;
          return (
            <li key={each}>
              <a href={pathIn(each, switchTo)} lang={tag} hrefLang={tag} aria-current={isThis || undefined}>
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
