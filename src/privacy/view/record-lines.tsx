import type { ShownPlace } from '../person/in-words.ts';

/** One record of a person's data, line by line. */
export function RecordLines({ lines }: Pick<ShownPlace['records'][number], 'lines'>) {
  return (
    <dl>
      {lines.map(({ name, label, said }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
