export type BillLine = { label: string; amount: string; isSum?: boolean };

/** Lines of a bill, and what they come to. */
export function BillTable({ label, lines }: { label: string; lines: readonly BillLine[] }) {
  return (
    <table aria-label={label}>
      <tbody>
        {lines.map(({ label: said, amount, isSum }) => (
          <tr key={said} className={isSum ? 'bill-sum' : undefined}>
            <th scope="row">{said}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
