/** One bar of the waterfall, from what was reached before to what is reached now. Parts of the column's width. */
type StepBarProps = { kind: string; from: number; to: number };

const kinds: Record<string, string> = {
  start: 'base',
  growth: 'growth',
  own: 'cover',
  employer: 'cover',
  ladder: 'ladder',
  result: 'result',
};

export function StepBar({ kind, from, to }: StepBarProps) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const width = Math.max(right - left, 0.004);
  return (
    <svg
      className={`health-step-bar health-step-${kinds[kind] ?? 'more'}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={percent(left)} y="1" width={percent(width)} height="26" rx="3" />
      <line x1={percent(to)} x2={percent(to)} y1="28" y2="100%" />
    </svg>
  );
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
