import { callPaths } from '#cases/calls/call-paths.ts';
import { pathIn, splitPath } from '#ui/language/paths.ts';
import { useSite } from '../document/site-context.tsx';
import { CallBackLink } from '../shell/call-back-link.tsx';
import { isReference } from './is-reference.ts';
import { searchMessages } from './messages/messages.ts';
import { SearchBox } from './search-box.tsx';
import type { Found } from './search-pages.ts';

/** Why nothing was looked up. */
export type NotSearched = 'unavailable' | 'too-many';

type SearchPageProps = { asked: string; found: readonly Found[] | NotSearched };

/** Lists the results: page, kind of page, section, and the sentences with the words marked. */
export function SearchPage({ asked, found }: SearchPageProps) {
  const { locale } = useSite();
  const text = searchMessages(locale);
  return (
    <div className="search-page">
      <h1>{text.title}</h1>
      <SearchBox idPrefix="page" asked={asked} />
      {isReference(asked) && (
        <p>
          {text.reference} <a href={pathIn(locale, callPaths.status)}>{text.toStatus}</a>
        </p>
      )}
      {typeof found === 'string' && <p role="alert">{text.notSearched[found]}</p>}
      {typeof found !== 'string' && asked !== '' && (
        <>
          <p role="status">{found.length > 0 ? text.found(found.length) : text.nothing(asked)}</p>
          {found.length > 0 ? <Results found={found} /> : <NothingFound />}
        </>
      )}
    </div>
  );
}

function Results({ found }: { found: readonly Found[] }) {
  const { locale, locales, pageAt } = useSite();
  const { kinds } = searchMessages(locale);
  const kindOf = (path: string) => {
    const kind = pageAt(splitPath(path, locales).path)?.kind;
    return kind && kinds[kind];
  };
  return (
    <ol className="search-results">
      {found.map(({ path, title, anchor, heading, parts }) => (
        <li key={path}>
          <h2>
            <a href={anchor ? `${path}#${anchor}` : path}>{title}</a>
          </h2>
          <p className="search-place">
            {[kindOf(path), heading !== title && heading].filter(Boolean).join(' · ')}
          </p>
          <p>{parts.map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : text))}</p>
        </li>
      ))}
    </ol>
  );
}

function NothingFound() {
  const text = searchMessages(useSite().locale);
  return (
    <>
      <p>{text.tryThis}</p>
      <p>
        <CallBackLink className="button">{text.orAsk}</CallBackLink>
      </p>
    </>
  );
}
