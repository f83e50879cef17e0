import type { Fate } from '#content/examples/fate-of-example.ts';
import type { ListedExample } from '#content/examples/list-examples.ts';

const done = {
  loaded: 'The examples have been loaded. The pages that show them will change within seconds.',
  'loaded-already': 'The examples had already been loaded. Nothing was changed.',
  removed: 'The examples have been removed. They are no longer on the site.',
  'removed-but-changed':
    'The examples have been removed. Those that someone had changed were kept: as drafts if they were marked as examples, on the site if not.',
  'none-loaded': 'No examples were loaded. Nothing was changed.',
  busy: 'The examples are being loaded or removed at this moment. Reload this page to see the result.',
} as const;
export type ExamplesFlash = keyof typeof done;

const fates: Record<Fate, string> = {
  deleted: 'Will be deleted: nobody has changed it',
  drafted: 'Will be kept as a draft: someone has changed it',
  kept: 'Will stay as it is',
};

type ExamplesPageProps = { examples: readonly ListedExample[]; said: string | undefined };

/** `/desk/examples`: loads the example set, and shows what removing it will do to each record. */
export function ExamplesPage({ examples, said = '' }: ExamplesPageProps) {
  const isLoaded = examples.some(({ isOfSet }) => isOfSet);
  return (
    <div className="desk-wrap examples">
      <h1>Examples</h1>
      {isKey(said) && (
        <p className="desk-said" role="status">
          {done[said]}
        </p>
      )}
      {isLoaded ? <Loaded /> : <NotLoaded />}
      {examples.length > 0 && <ExampleTable examples={examples} isLoaded={isLoaded} />}
      <p className="desk-soft">
        To see every section of a page with made-up content and change nothing on the site, open{' '}
        <a href="/desk/sections">how sections look</a>.
      </p>
    </div>
  );
}

function NotLoaded() {
  return (
    <>
      <p>
        A new site has no people, insurers, offices or reviews: only you know the real ones, and their
        sections stay hidden until the first record is there. Load a small made-up set to see the site with
        these sections filled.
      </p>
      <p>
        Visitors see the word “Example” beside each made-up record. While the set is loaded, search engines,
        the sitemap and feeds leave out every page that shows an example: the home page, About us, Contact us,
        and all pages on which an adviser appears. So load it before the site is public, or for a short time.
      </p>
      <ActForm act="load" label="Load examples" />
    </>
  );
}

function Loaded() {
  return (
    <>
      <p>
        The examples are on the site, marked “Example”. Search engines, the sitemap and feeds leave out the
        pages that show one, and no mail names an example adviser.
      </p>
      <p>
        To make an example your own, change every word of it and untick “This is an example” beside it.
        Nothing that you have saved is deleted when you remove the set: the list shows what happens to each.
      </p>
      <ActForm act="remove" label="Remove examples" />
    </>
  );
}

function ActForm({ act, label }: { act: 'load' | 'remove'; label: string }) {
  return (
    <form method="post" action="/desk/examples">
      <button className="button" type="submit" name="do" value={act}>
        {label}
      </button>
    </form>
  );
}

function ExampleTable({ examples, isLoaded }: { examples: readonly ListedExample[]; isLoaded: boolean }) {
  return (
    <table className="examples-list desk-stacked">
      <caption className="visually-hidden">
        Records of the example set, and records marked as examples
      </caption>
      <thead>
        <tr>
          <th scope="col">Record</th>
          <th scope="col">Kind</th>
          <th scope="col">On the site</th>
          {isLoaded && <th scope="col">When you remove the examples</th>}
        </tr>
      </thead>
      <tbody>
        {examples.map(({ collection, id, title, kind, isPublished, fate }) => (
          <tr key={`${collection} ${id}`}>
            <th scope="row">
              <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
            </th>
            <td>{kind}</td>
            <td>{isPublished ? 'Published' : 'Draft'}</td>
            {isLoaded && <td>{fates[fate]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isKey(said: string): said is ExamplesFlash {
  return Object.hasOwn(done, said);
}
