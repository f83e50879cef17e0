import { parameterInWords } from '#tools/parameters/parameter-in-words.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { changedFigures } from '../../tool-figures/changed-figures.ts';
import type { ToolFigures } from '../../tool-figures/read-tool.ts';

/** Figures that the draft has otherwise than visitors get them. */
export function ChangedFigures({ tool }: { tool: ToolFigures }) {
  const changed = changedFigures(tool);
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">Figures that change</h2>
      {changed.length === 0 ? (
        <p className="desk-soft">None: the draft changes no value.</p>
      ) : (
        <dl className="tools-changed">
          {changed.map((figure) => (
            <div key={figure.key}>
              <dt>
                <a href={`/desk/tools/${tool.key}#${figure.key}`}>{figure.label}</a>
              </dt>
              <dd className="office-swap">
                <del>{figure.live ? parameterInWords(figure.live, defaultLocale) : 'new'}</del>
                <span aria-hidden="true"> → </span>
                <ins>{parameterInWords(figure, defaultLocale)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
