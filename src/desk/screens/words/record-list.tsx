import type { WordsOfRecord } from './read-words.ts';

/** Something about a record: in which block, which words, and what is to be said of them. */
export type Finding = { where: string; said: string; why: string };

type RecordListProps = {
  records: readonly WordsOfRecord[];
  none: string;
  findings: (record: WordsOfRecord) => Finding[];
};

/** Record by record, each with the way to where it is changed. */
export function RecordList({ records, none, findings }: RecordListProps) {
  const found = records.flatMap((record) => {
    const own = findings(record);
    return own.length > 0 ? [{ record, own }] : [];
  });
  if (found.length === 0) return <p className="words-none">{none}</p>;
  return (
    <ul className="words-records">
      {found.map(({ record: { name, kind, path, address }, own }) => (
        <li key={address}>
          <h3>
            <a href={address}>{name}</a>
          </h3>
          <p className="desk-soft desk-small">
            {kind}
            {path && (
              <>
                , <a href={path}>{path}</a>
              </>
            )}
          </p>
          <ul>
            {own.map(({ where, said, why }) => (
              <li key={`${where} ${said} ${why}`}>
                {where && <b>{where}</b>}
                {said && <q>{said}</q>}
                {why && <span>{why}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
