/** An umbrella as wide as what is under it: it stretches, its seams do not. */
const [middle, apex, edge, gore] = [100, 3, 40, 25];
const gores = Array.from({ length: 8 }, (_, index) => index * gore);

export function Canopy() {
  return (
    <svg
      height="64"
      viewBox={`0 0 ${2 * middle} 44`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {gores.map((left) => (
        <path key={left} className={left % (2 * gore) === 0 ? 'cloth' : 'pale'} d={goreFrom(left)} />
      ))}
    </svg>
  );
}

/** From the top down one seam, along the hem, and up the next. */
function goreFrom(left: number): string {
  const right = left + gore;
  const shoulder = apex + 3;
  return `M${middle} ${apex}Q${left} ${shoulder} ${left} ${edge}q${gore / 2}-7 ${gore} 0Q${right} ${shoulder} ${middle} ${apex}Z`;
}
