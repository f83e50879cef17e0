import type { ColleagueNow } from '#cases/colleagues.ts';

type ColleagueOptionsProps = {
  colleagues: readonly ColleagueNow[];
  /** Label of the empty choice. */
  none?: string;
  /** Id of the reader, where they are in the list themselves. */
  ownId?: number;
};

/** Everyone who may take a case, in a list to choose from: one sees who has time, and who can speak with the visitor. */
export function ColleagueOptions({ colleagues, none = 'Please choose', ownId }: ColleagueOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {colleagues.map(({ id, name, ...rest }) => (
        <option key={id} value={id}>
          {inWords({ ...rest, name: id === ownId ? `${name} (you)` : name })}
        </option>
      ))}
    </>
  );
}

/** `Bhavna Thakkar, Hindi and English, 2 calls left today`. */
function inWords({ name, languages, callsLeft }: Omit<ColleagueNow, 'id'>): string {
  const left = callsLeft === 1 ? '1 call left today' : `${callsLeft} calls left today`;
  return [name, languages.join(' and '), left].filter(Boolean).join(', ');
}
