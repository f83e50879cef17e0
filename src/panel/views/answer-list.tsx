type AnswerListProps = {
  title: string;
  rows: readonly (readonly [key: string, asked: string, said: string])[];
};

/** Lists questions and their answers, as staff read them on a record. */
export function AnswerList({ title, rows }: AnswerListProps) {
  return (
    <div className="field-type">
      <h4>{title}</h4>
      <dl>
        {rows.map(([key, asked, said]) => (
          <div key={key} style={{ display: 'flex', gap: '1rem' }}>
            <dt style={{ flex: '0 0 12rem' }}>{asked}</dt>
            <dd style={{ margin: 0, fontWeight: 600 }}>{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
