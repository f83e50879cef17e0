import { DayFields } from '#forms/controls/day-fields.tsx';
import { PlainField } from '#forms/controls/plain-field.tsx';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { checkMessages } from '../checks/messages/messages.ts';
import { type Cover, coversOfBusinesses, coversOfPeople } from '../covers.ts';
import { renewalMessages } from '../messages/messages.ts';
import { type AskedRenewal, askedParts, maxInsurerLength, type Unclear } from '../renewal.ts';
import { renewalPath } from '../renewal-path.ts';

export const sheetId = 'renewal-sheet';

type RenewalFormProps = { asked: AskedRenewal; unclear: readonly Unclear[]; locale: Locale };

/** Ids of the fields, for a summary of what is wrong. */
export function fieldIdOf(unclear: Unclear): string {
  return `renewal-${unclear.startsWith('day') ? 'day' : unclear}`;
}

/** Three fields. Its script answers in the browser; without one they are sent, and nothing is in an address. */
export function RenewalForm({ asked, unclear, locale }: RenewalFormProps) {
  const { form: text, unclear: errors } = renewalMessages(locale);
  const errorOf = (...names: Unclear[]) => {
    const [found] = unclear.filter((name) => names.includes(name));
    return found && errors[found];
  };
  return (
    <form
      className="deadline-form renewal-form"
      method="post"
      action={`${pathIn(locale, renewalPath)}#${sheetId}`}
      autoComplete="off"
    >
      <PlainField id="renewal-cover" label={text.cover} error={errorOf('cover')}>
        {(attributes) => (
          <select name="cover" defaultValue={asked.cover ?? ''} required {...attributes}>
            <option value="">{text.choose}</option>
            <CoverOptions locale={locale} />
          </select>
        )}
      </PlainField>
      <PlainField
        id="renewal-insurer"
        label={
          <>
            {text.insurer}
            <span className="field-optional"> {text.optional}</span>
          </>
        }
        error={errorOf('insurer')}
      >
        {(attributes) => (
          <input
            name="insurer"
            defaultValue={asked.insurer ?? ''}
            maxLength={maxInsurerLength}
            {...attributes}
          />
        )}
      </PlainField>
      <DayFields
        id="renewal-day"
        legend={text.day}
        labels={text.parts}
        given={askedParts(asked)}
        error={errorOf('day-missing', 'day-impossible', 'day-past', 'day-far')}
        locale={locale}
      />
      <button type="submit" className="button">
        {text.submit}
      </button>
      <p className="field-hint">{text.notKept}</p>
    </form>
  );
}

function CoverOptions({ locale }: { locale: Locale }) {
  const { covers, people, businesses } = checkMessages(locale);
  const optionOf = (cover: Cover) => (
    <option key={cover} value={cover}>
      {covers[cover].name}
    </option>
  );
  return (
    <>
      <optgroup label={people}>{coversOfPeople.map(optionOf)}</optgroup>
      <optgroup label={businesses}>{coversOfBusinesses.map(optionOf)}</optgroup>
      {optionOf('other')}
    </>
  );
}
