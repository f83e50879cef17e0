export type Chip = { href: string; words: string; number?: number | undefined; isShown?: boolean };

/** A row of ways: to the lists of one kind, to periods, to versions, or to the parts of a long page. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav className="desk-chips" aria-label={label}>
      <ul>
        {chips.map(({ href, words, number, isShown }) => (
          <li key={href}>
            <a href={href} aria-current={isShown ? 'page' : undefined}>
              {words} {number !== undefined && <b>{number.toLocaleString('en-IN')}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
