import type { BlockOf } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { glossaryMessages } from './messages/messages.ts';
import { anchorOfTerm, termsByLetter } from './terms-by-letter.ts';

/** Words and what they mean, by letter. Each can be linked to by itself. */
function GlossaryBlock({ block, anchor }: BlockProps<'glossary'>) {
  const { locale } = useSite();
  const groups = termsByLetter(block.terms, locale);
  const placeOf = (letter: string) => `${anchor}-${letter.toLowerCase()}`;
  return (
    <Section name="glossary" heading={block.heading} intro={block.intro} anchor={anchor}>
      <div>
        <nav className="letters" aria-label={glossaryMessages(locale).letters}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${placeOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ letter, terms }) => (
          <div key={letter} className="letter">
            <h3 id={placeOf(letter)}>{letter}</h3>
            <dl>
              {terms.map((term) => (
                <Term key={term.term} {...term} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The link bears the name of the page that it leads to, wherever that stands now; to a page that is gone there is none. */
function Term({ term, meaning, href }: BlockOf<'glossary'>['terms'][number]) {
  const { pageAt, linkTo } = useSite();
  const page = href ? pageAt(href.replace(/[?#].*$/, '')) : undefined;
  return (
    <div>
      <dt id={anchorOfTerm(term)}>{term}</dt>
      <dd>
        {meaning} {page && <a href={linkTo(href)}>{page.name}</a>}
      </dd>
    </div>
  );
}

export const glossaryView: BlockView<'glossary'> = {
  view: GlossaryBlock,
  states: ({ block, address }) => [
    {
      '@type': 'DefinedTermSet',
      name: block.heading,
      url: address,
      hasDefinedTerm: block.terms.map(({ term, meaning }) => ({
        '@type': 'DefinedTerm',
        '@id': `#${anchorOfTerm(term)}`,
        name: term,
        description: meaning,
      })),
    },
  ],
};
