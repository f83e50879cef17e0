import type { DefaultServerCellComponentProps } from 'payload';

const dayMs = 86_400_000;
const overdue = { color: 'var(--theme-error-600)', fontWeight: 700, fontSize: '1.1em' };

/** The clock of a privacy request: how long there still is, loud once it is over, and nothing for what is settled. */
export function DueCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  if (!cellData) return <span>Settled</span>;
  const days = Math.ceil((Date.parse(String(cellData)) - Date.now()) / dayMs);
  if (days < 1) return <strong style={overdue}>Overdue{days < 0 && ` for ${inDays(-days)}`}</strong>;
  return <span style={days <= 5 ? { fontWeight: 700 } : undefined}>In {inDays(days)}</span>;
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
