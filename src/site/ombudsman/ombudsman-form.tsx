import { PlainField } from '#forms/controls/plain-field.tsx';
import { useSite } from '../document/site-context.tsx';
import { ombudsmanMessages } from './messages/messages.ts';
import { type AskedOffice, type FoundOffices, nameIn, type Place, places } from './offices.ts';
import { ombudsmanPath } from './ombudsman-path.ts';

type Problem = Extract<FoundOffices, { problem: unknown }>['problem'];
type OmbudsmanFormProps = { asked: AskedOffice | undefined; problem: Problem | undefined };

/** A plain form: the page with the answer has an address of its own, with and without a script. */
export function OmbudsmanForm({ asked = {}, problem }: OmbudsmanFormProps) {
  const { locale, linkTo } = useSite();
  const text = ombudsmanMessages(locale);
  const error = problem && text.problems[problem];
  return (
    <form className="deadline-form" action={linkTo(`${ombudsmanPath}#office`)}>
      <PlainField id="ombudsman-pin" label={text.pin} error={problem === 'place' ? undefined : error}>
        {(attributes) => (
          <input
            name="pin"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={asked.pin}
            {...attributes}
          />
        )}
      </PlainField>
      <PlainField id="ombudsman-place" label={text.place} error={problem === 'place' ? error : undefined}>
        {(attributes) => (
          <select name="place" defaultValue={asked.place ?? ''} {...attributes}>
            <option value="">{text.choose}</option>
            {byState().map(([state, ofState]) => (
              <StateOptions key={state} state={state} ofState={ofState} />
            ))}
          </select>
        )}
      </PlainField>
      <button type="submit" className="button">
        {text.submit}
      </button>
    </form>
  );
}

function byState(): [string, Place[]][] {
  return [...Map.groupBy(places, ({ state }) => state)];
}

/** One option for a state that one office serves; a group of places for a state that is divided. */
function StateOptions({ state, ofState }: { state: string; ofState: Place[] }) {
  const { locale } = useSite();
  const name = ombudsmanMessages(locale).state(state);
  const options = ofState.map((place) => (
    <option key={place.id} value={place.id}>
      {place.name ? nameIn(place.name, locale) : name}
    </option>
  ));
  return ofState.some((place) => place.name) ? <optgroup label={name}>{options}</optgroup> : options;
}
