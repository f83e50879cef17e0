import { DayFields } from '#forms/controls/day-fields.tsx';
import { PlainField } from '#forms/controls/plain-field.tsx';
import { useSite } from '../document/site-context.tsx';
import { type AskedQuestion, askedParts, occasions, type Unclear } from './deadlines.ts';
import { deadlinesPath } from './deadlines-path.ts';
import { deadlineMessages } from './messages/messages.ts';

type DeadlineFormProps = { idPrefix: string; asked?: AskedQuestion; unclear?: readonly Unclear[] };

export function fieldIdOf(idPrefix: string, unclear: Unclear): string {
  return `${idPrefix}-${unclear === 'occasion' ? unclear : 'day'}`;
}

/** A plain form: it leads to a page with the dates, with and without a script. */
export function DeadlineForm({ idPrefix, asked = {}, unclear = [] }: DeadlineFormProps) {
  const { locale, linkTo } = useSite();
  const text = deadlineMessages(locale);
  const errorOf = (...names: Unclear[]) => {
    const found = unclear.find((name) => names.includes(name));
    return found && text.unclear[found];
  };
  return (
    <form className="deadline-form" action={linkTo(`${deadlinesPath}#dates`)}>
      <PlainField id={fieldIdOf(idPrefix, 'occasion')} label={text.occasion} error={errorOf('occasion')}>
        {(attributes) => (
          <select name="about" defaultValue={asked.about ?? ''} required {...attributes}>
            <option value="">{text.choose}</option>
            {occasions.map((key) => (
              <option key={key} value={key}>
                {text.occasions[key]}
              </option>
            ))}
          </select>
        )}
      </PlainField>
      <DayFields
        id={fieldIdOf(idPrefix, 'day-missing')}
        legend={text.day}
        labels={text.parts}
        given={askedParts(asked)}
        error={errorOf('day-missing', 'day-impossible', 'day-years')}
        locale={locale}
      />
      <button type="submit" className="button">
        {text.submit}
      </button>
    </form>
  );
}
