import { monthInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type DayInParts, type DayPart, dayParts } from '../day-parts.ts';

type DayFieldsProps = {
  id: string;
  legend: string;
  /** Labels of the three fields. */
  labels: Record<DayPart, string>;
  given: DayInParts;
  error: string | undefined;
  locale: Locale;
};

/**
 * A day in three parts, with the month by its name: a browser's own field shows the order of its language, which takes
 * 11/1 for November.
 */
export function DayFields({ id, legend, labels, given, error, locale }: DayFieldsProps) {
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
      <legend className="field-label">{legend}</legend>
      <div className="day-fields">
        {dayParts.map((part) => (
          <div key={part}>
            <label htmlFor={attributesOf(part).id}>{labels[part]}</label>
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
