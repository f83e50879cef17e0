import { DryPatch, Hem, rainOf, Weather } from '../../pictures/explaining/weather.tsx';

/** A bill as a tower: from the ground up, the part of each who pays. */
export type TowerPart = { name: string; inr: number; sum: string; isCovered: boolean };
export type Tower = { label: string; sum: string; parts: TowerPart[] };

type TowersProps = {
  name: string;
  towers: Tower[];
  /** Height of the tallest of all drawings: they share one scale. */
  tallestInr: number;
  /** Text that is read out in its place. */
  finding: string;
};

const [top, ground, height] = [4, 224, 270];
/** In hundredths, between towers and on the outer sides. */
const gap = 4;
/** A line of words needs this much, name and sum twice as much. */
const line = 20;

/** Heights measure pixels, widths are parts of the room: letters stay as large as they are. */
export function Towers({ name, towers, tallestInr, finding }: TowersProps) {
  const width = (100 - gap) / Math.max(2, towers.length) - gap;
  // A tower that is alone is in the middle.
  const left = towers.length === 1 ? (100 - width) / 2 : gap;
  const scale = (ground - top) / tallestInr;
  return (
    <svg height={height} role="img" aria-label={finding}>
      <Weather name={name} />
      {towers.map((tower, index) => (
        <TowerDrawn key={tower.label} {...{ name, tower, scale, width }} x={left + index * (width + gap)} />
      ))}
      <rect className="ground" y={ground - 1} width="100%" height="2" />
    </svg>
  );
}

type TowerDrawnProps = { name: string; tower: Tower; scale: number; x: number; width: number };

function TowerDrawn({ name, tower, scale, x, width }: TowerDrawnProps) {
  let foot = ground;
  const parts = tower.parts.map((part) => {
    const [bottom, y] = [foot, foot - part.inr * scale];
    foot = y;
    return { ...part, y: Math.round(y), height: Math.round(bottom) - Math.round(y) };
  });
  const middle = percent(x + width / 2);
  const box = { x: percent(x), width: percent(width) };
  return (
    <>
      {parts.map((part) => (
        <Part key={part.name} {...{ name, part, box, middle }} />
      ))}
      <text className="strong" x={middle} y={ground + 20}>
        {tower.label}
      </text>
      <text x={middle} y={ground + 38}>
        {tower.sum}
      </text>
    </>
  );
}

type PartProps = {
  name: string;
  part: TowerPart & { y: number; height: number };
  box: { x: string; width: string };
  middle: string;
};

function Part({ name, part, box, middle }: PartProps) {
  const { y, height: tall, isCovered } = part;
  const words = isCovered ? '' : 'wet-words ';
  const centre = y + tall / 2 + (isCovered ? 9 : 5);
  return (
    <>
      <rect
        className={isCovered ? 'dry lined' : 'rained'}
        {...box}
        y={y}
        height={tall}
        fill={isCovered ? undefined : rainOf(name)}
      />
      {isCovered && <Hem name={name} {...box} y={y} />}
      {!isCovered && tall >= 3 * line && <DryPatch x={middle} y={centre - 9} />}
      {tall >= 3 * line && (
        <text className={words || undefined} x={middle} y={centre - 9}>
          {part.name}
        </text>
      )}
      {tall >= 1.6 * line && (
        <text className={`${words}strong`} x={middle} y={tall >= 3 * line ? centre + 9 : centre}>
          {part.sum}
        </text>
      )}
    </>
  );
}

function percent(part: number): string {
  return `${Math.round(part * 100) / 100}%`;
}
