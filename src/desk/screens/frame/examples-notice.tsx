type ExamplesNoticeProps = { areThere: boolean; mayWrite: boolean };

/** For as long as visitors see records of the example set. */
export function ExamplesNotice({ areThere, mayWrite }: ExamplesNoticeProps) {
  if (!areThere) return null;
  const name = 'Examples are on the site';
  return (
    <p className="desk-said">
      {mayWrite ? <a href="/desk/examples">{name}</a> : name}: people, insurers, offices and reviews marked
      “Example”. Search engines leave out the pages that show them.
    </p>
  );
}
