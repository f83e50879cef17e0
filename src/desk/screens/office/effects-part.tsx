import { type Locale, languageCodes } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { OfficeEffects, OfficeLine } from '../../office-settings/office-effects.ts';

/** Lists the changes that a save makes for visitors, with the button that does it. */
export function EffectsPart({ effects: { lines, notes } }: { effects: OfficeEffects }) {
  return (
    <section className="office-effects" aria-labelledby="effects">
      <h2 id="effects">What changes on the site</h2>
      <ul className="office-lines">
        {lines.map((line) => (
          <li key={line.label}>
            <b>{line.label}</b>
            <p className="office-swap">
              <del>{line.before || 'not set'}</del>
              <span aria-hidden="true"> → </span>
              <ins>{line.after || 'not shown any more'}</ins>
            </p>
            <Pages line={line} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <button className="button button-main" type="submit" name="do" value="save">
        Save and publish
      </button>
    </section>
  );
}

function Pages({ line: { before, after, pages } }: { line: OfficeLine }) {
  if (!pages)
    return before || !after ? null : (
      <p className="desk-soft">
        Sentences that name it have been left out so far. They will appear once you save.
      </p>
    );
  if (pages.length === 0)
    return <p className="desk-soft">It is not on any page now, but mails may name it.</p>;
  return (
    <details className="office-pages">
      <summary>Changes on {countInWords(pages)}</summary>
      <ul>
        {pages.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `63 pages`, `124 pages, 61 of them in other languages` */
function countInWords(pages: readonly string[]): string {
  const others = pages.filter((path) => languageCodes.some((code) => isIn(code, path))).length;
  const all = pages.length === 1 ? 'one page' : `${pages.length.toLocaleString('en-IN')} pages`;
  return others > 0 && others < pages.length ? `${all}, ${others} of them in another language` : all;
}

function isIn(locale: Locale, path: string): boolean {
  const root = pathIn(locale, '/');
  return root !== '/' && (path === root || path.startsWith(`${root}/`));
}
