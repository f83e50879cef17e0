import { monthInWords } from '#ui/language/dates.ts';
import { useSite } from '../document/site-context.tsx';
import { type AskedQuestion, askedDay, type DayPart, dayParts } from './deadlines.ts';
import { deadlineMessages } from './messages/messages.ts';

type DayFieldsProps = { id: string; asked: AskedQuestion; error: string | undefined };

/**
 * A day in three parts, with the month by its name: a browser's own field shows the order of its language, which takes
 * 11/1 for November.
 */
export function DayFields({ id, asked, error }: DayFieldsProps) {
  const { locale } = useSite();
  const text = deadlineMessages(locale);
  const given = partsOf(asked);
  const errorId = `${id}-error`;
  const attributesOf = (part: DayPart) => ({
    id: part === 'day' ? id : `${id}-${part}`,
    name: part,
    defaultValue: given[part] ?? '',
    required: true,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  });
  return (
    <fieldset className="field">
      <legend className="field-label">{text.day}</legend>
      <div className="day-fields">
        {dayParts.map((part) => (
          <div key={part}>
            <label htmlFor={attributesOf(part).id}>{text.parts[part]}</label>
            {part === 'month' ? (
              <select {...attributesOf(part)}>
                <option value="" />
                {months.map((month) => (
                  <option key={month} value={month}>
                    {monthInWords(month, locale)}
                  </option>
                ))}
              </select>
            ) : (
              <input inputMode="numeric" autoComplete="off" maxLength={4} {...attributesOf(part)} />
            )}
          </div>
        ))}
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** From a link as well: `2027-01-09` is 9, 1 and 2027. */
function partsOf(asked: AskedQuestion): AskedQuestion {
  if (asked.on === undefined) return asked;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(askedDay(asked) ?? '') ?? [];
  return year ? { year, month: String(Number(month)), day: String(Number(day)) } : {};
}
