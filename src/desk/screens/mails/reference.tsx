type ReferenceProps = { reference: string; records: ReadonlyMap<string, string> };

/** A reference number that leads to its case or request. */
export function Reference({ reference, records }: ReferenceProps) {
  const href = records.get(reference);
  const text = <span className="desk-ref">{reference}</span>;
  return href ? <a href={href}>{text}</a> : text;
}
