/**
 * Cloth with a hem is cover, rain falls on what is not covered: the two patterns that every picture paints with. They
 * measure pixels, so a drawing whose places are parts of its width stretches and they do not.
 * @param name of the drawing: what it paints with is its own, in the page
 */
export function Weather({ name }: { name: string }) {
  return (
    <defs>
      <pattern id={`${name}-rain`} width="18" height="22" patternUnits="userSpaceOnUse">
        <path className="wet" d="M0 0h18v22H0z" />
        <path className="drop" d="M7 2l-3 8M15 12l-3 8" />
      </pattern>
      <pattern id={`${name}-hem`} width="28" height="12" patternUnits="userSpaceOnUse">
        <path className="cloth" d="M0 0h14v5a7 6 0 0 1-14 0z" />
        <path className="pale" d="M14 0h14v5a7 6 0 0 1-14 0z" />
      </pattern>
    </defs>
  );
}

/** How a drawing paints with them: `fill={rainOf(name)}`. */
export function rainOf(name: string): string {
  return `url(#${name}-rain)`;
}

type PatchProps = { x: string; y: number; width?: string };

/**
 * Clear ground for two lines of words in the rain, so that no word is on hatching.
 * @param x its middle; with a width, its left edge
 * @param y of the first line's baseline
 */
export function DryPatch({ x, y, width }: PatchProps) {
  const of = { className: 'wet', height: 46, rx: 8 };
  if (width) return <rect {...of} x={x} y={y - 19} width={width} />;
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <rect {...of} x="-68" y="-19" width="136" />
    </svg>
  );
}

type HemProps = { name: string; x: string; y: number; width: string };

/** The hem of a cover whose edge is at this height. */
export function Hem({ name, x, y, width }: HemProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={x} width={width} height="12" fill={`url(#${name}-hem)`} />
      <line className="edge" x1={x} x2={`${parseFloat(x) + parseFloat(width)}%`} />
    </g>
  );
}
