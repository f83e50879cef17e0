type BarProps = { value: number /** Value of a full bar. */; whole: number };

/** A figure as a bar of the column's width. The figure is beside it, so screen readers skip the bar. */
export function Bar({ value, whole }: BarProps) {
  const width = whole > 0 ? Math.min(100, (100 * value) / whole) : 0;
  return (
    <svg className="tools-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="10" />
    </svg>
  );
}
