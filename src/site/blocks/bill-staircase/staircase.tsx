import { DryPatch, Hem, rainOf, Weather } from '../../pictures/explaining/weather.tsx';
import type { Descent, Tread } from './descent.ts';

/**
 * The staircase: heights measure pixels, places along it are parts of the width. So it reaches from 280 pixels to any
 * other, and its letters are as large as they are. Steps are numbered and named; where there is no room for names, as on
 * a phone, they are in the table below.
 */
type StaircaseProps = {
  name: string;
  descent: Descent;
  /** Text that is read out in its place. */
  finding: string;
  bill: string;
  paid: Said;
  left: Said;
};
type Said = { label: string; amount: string };

const [top, ground, height] = [48, 268, 270];
/** In hundredths: the foot of the stairs, where both sums are written. */
const foot = 34;
/** Two lines of words need this much. */
const forWords = 44;

export function Staircase({ name, descent, finding, bill, paid, left }: StaircaseProps) {
  const { treads, paidInr, leftInr } = descent;
  const yOf = (sum: number) => Math.round(top + (1 - sum / (paidInr + leftInr)) * (ground - top));
  const width = (100 - foot) / (treads.length + 1);
  const landing = yOf(paidInr);
  return (
    <svg className="staircase" height={height} role="img" aria-label={finding}>
      <Weather name={name} />
      <g>
        <rect className="paper" x="0" y={top} width={percent(width)} height={ground - top} />
        <text className="strong start" x="0" y="16">
          {bill}
        </text>
        {treads.map((tread, index) => (
          <Step
            key={tread.label}
            {...{ name, tread, yOf, number: index + 1 }}
            x={width * (index + 1)}
            width={width}
          />
        ))}
        <rect
          className="rained"
          x={percent(100 - foot)}
          y={top}
          width={percent(foot)}
          height={landing - top}
          fill={rainOf(name)}
        />
        {paidInr > 0 && <Dry name={name} x={100 - foot} y={landing} width={foot} />}
        {landing - top < forWords ? (
          <Words said={left} y={top - 26} />
        ) : (
          <Words said={left} y={(top + landing) / 2 - 6} isWet />
        )}
        {ground - landing < forWords ? (
          <Words said={paid} y={landing - 28} isWet />
        ) : (
          <Words said={paid} y={(landing + ground) / 2 + 2} />
        )}
        <line className="edge" x1="0" x2="100%" y1={ground} y2={ground} />
      </g>
    </svg>
  );
}

type StepProps = {
  name: string;
  tread: Tread;
  number: number;
  yOf: (sum: number) => number;
  x: number;
  width: number;
};

function Step({ name, tread, number, yOf, x, width }: StepProps) {
  const [before, after] = [yOf(tread.beforeInr), yOf(tread.afterInr)];
  const middle = percent(x + width / 2);
  return (
    <>
      <rect
        className="rained"
        x={percent(x)}
        y={before}
        width={percent(width)}
        height={after - before}
        fill={rainOf(name)}
      />
      {tread.afterInr > 0 && <Dry name={name} x={x} y={after} width={width} />}
      <line className="edge" x1={percent(x)} x2={percent(x)} y1={before} y2={after} />
      <circle className="paper" cx={middle} cy={before - 13} r="10" />
      <text className="strong" x={middle} y={before - 8.5}>
        {number}
      </text>
      <StepName lines={linesOf(tread.label)} x={middle} y={before - 30} />
    </>
  );
}

/** Its last line is above the step's number. */
function StepName({ lines, x, y }: { lines: string[]; x: string; y: number }) {
  return (
    <text className="step-name" y={y - (lines.length - 1) * 17}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 17}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** As many letters as fit above the narrowest step of a wide picture. */
const lettersOfLine = 17;

/** A step's name in lines, broken between words; a long word has a line of its own. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lettersOfLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function Dry({ name, x, y, width }: { name: string; x: number; y: number; width: number }) {
  return (
    <>
      <rect className="dry" x={percent(x)} y={y} width={percent(width)} height={ground - y} />
      <Hem name={name} x={percent(x)} y={y} width={percent(width)} />
    </>
  );
}

function Words({ said, y, isWet }: { said: Said; y: number; isWet?: boolean }) {
  const look = isWet ? 'wet-words' : undefined;
  const x = percent(100 - foot / 2);
  return (
    <>
      {isWet && <DryPatch x={percent(100 - foot)} y={y} width={percent(foot)} />}
      <text className={look} x={x} y={y}>
        {said.label}
      </text>
      <text className={isWet ? 'wet-words strong' : 'strong'} x={x} y={y + 18}>
        {said.amount}
      </text>
    </>
  );
}

function percent(part: number): string {
  return `${Math.round(part * 100) / 100}%`;
}
