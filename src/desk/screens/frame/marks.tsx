import { renderToStaticMarkup } from 'react-dom/server';
import { smallScene } from '#site/pictures/small-scene.ts';
import { rawHtml } from '#ui/html/raw-html.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { type UmbrellaAudience, umbrellaAudiences } from '#ui/umbrella/audiences.ts';
import type { UmbrellaTraits } from '#ui/umbrella/traits.ts';
import { type UmbrellaState, umbrellaWithTraits } from '#ui/umbrella/umbrella.ts';

/**
 * The small umbrellas of the desk. Shape is state: open waits, folded is done, torn is a promise missed. Colour is the
 * kind of visitor, and nothing else. Each is drawn once for a page, and referred to wherever it is.
 */
const traits: UmbrellaTraits = {
  pattern: 'diamonds',
  arrangement: 'gored',
  gores: 10,
  hem: 'band',
  crown: 'petals',
  rotation: 18,
};
const states: readonly UmbrellaState[] = ['open', 'folded', 'torn'];

type MarkProps = { audience: UmbrellaAudience; state: UmbrellaState };

const idOf = ({ audience, state }: MarkProps) => `umbrella-${audience}-${state}`;
/** Drawn when they are first needed, and kept as text: drawing them takes longer than the rest of a page. */
let symbols: string | undefined;

/** Is once on a page that shows marks. Each fills a square, so that all are in a row. */
export function Marks() {
  symbols ??= renderToStaticMarkup(
    umbrellaAudiences.flatMap((audience) => states.map((state) => symbolOf({ audience, state }))),
  );
  return <svg className="marks" aria-hidden="true" focusable="false" {...rawHtml(symbols)} />;
}

function symbolOf(of: MarkProps) {
  return (
    <symbol key={idOf(of)} id={idOf(of)} viewBox="0 0 220 220">
      {Picture({ scene: smallScene(umbrellaWithTraits(traits, of)) })}
    </symbol>
  );
}

/** Words next to it always say what it means. */
export function Mark({ className = 'mark', ...of }: MarkProps & { className?: string }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#${idOf(of)}`} />
    </svg>
  );
}

/** The same inside another picture, around a point. */
export function MarkAt({ x, y, size, ...of }: MarkProps & { x: number; y: number; size: number }) {
  return <use href={`#${idOf(of)}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}
