import type { BlockOf } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { glossaryMessages } from './messages/messages.ts';
import { anchorOfTerm, termsByLetter } from './terms-by-letter.ts';

/**
 * Words and what they mean: a fold for each letter. Each can be linked to by itself. That they are defined terms is stated where they
 * are: told again in JSON, two hundred of them made the page the heaviest of all.
 */
function GlossaryBlock({ block, anchor }: BlockProps<'glossary'>) {
  const { locale } = useSite();
  const groups = termsByLetter(block.terms, locale);
  const placeOf = (letter: string) => `${anchor}-${letter.toLowerCase()}`;
  return (
    <Section name="glossary" heading={block.heading} intro={block.intro} anchor={anchor}>
      <div itemScope itemType="https://schema.org/DefinedTermSet">
        <meta itemProp="name" content={block.heading} />
        <nav className="letters" aria-label={glossaryMessages(locale).letters}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${placeOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="folds">
          {groups.map(({ letter, terms }) => (
            <details key={letter} id={placeOf(letter)}>
              <summary>
                <h3>{letter}</h3>
                <span className="fold-inside">{guideWords(terms)}</span>
              </summary>
              <dl>
                {terms.map((term) => (
                  <Term key={term.term} {...term} />
                ))}
              </dl>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The first and the last word, as at the head of a dictionary's page: to name them all weighed too much. */
function guideWords(terms: { term: string }[]): string {
  const [first, last] = [terms[0], terms.at(-1)].map((one) => one?.term);
  return first === last ? `${first}` : `${first} – ${last}`;
}

/** The link bears the name of the page that it leads to, wherever that is now; to a page that is gone there is none. */
function Term({ term, meaning, href }: BlockOf<'glossary'>['terms'][number]) {
  const { pageAt, linkTo } = useSite();
  const page = href ? pageAt(href.replace(/[?#].*$/, '')) : undefined;
  return (
    <div itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
      <dt id={anchorOfTerm(term)} itemProp="name">
        {term}
      </dt>
      <dd>
        <span itemProp="description">{meaning}</span> {page && <a href={linkTo(href)}>{page.name}</a>}
      </dd>
    </div>
  );
}

export const glossaryView: BlockView<'glossary'> = { view: GlossaryBlock };
