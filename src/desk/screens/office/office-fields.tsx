import { dayInWords } from '#forms/slot-in-words.ts';
import { dateInIndia } from '#platform/clock.ts';
import { weekdayInWords } from '#ui/language/dates.ts';
import { defaultLocale, type Language, languageFacts } from '#ui/language/locales.ts';
import { labelIn, valueInWords } from '../../office-settings/office-effects.ts';
import type { OfficeField, OfficeSubject } from '../../office-settings/office-subjects.ts';
import {
  daysOf,
  isClosedTo,
  languagesOf,
  nameOf,
  setElsewhere,
} from '../../office-settings/office-values.ts';
import { wasPrefix } from '../../office-settings/read-typed.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { SubjectForm } from './subject-form.ts';

type OfficeFieldsProps = { subject: OfficeSubject; form: SubjectForm; staff: Staff };

/** A subject's fields, each with what it was when the form was opened. */
export function OfficeFields({ subject, form, staff }: OfficeFieldsProps) {
  return (
    <div className="office-fields">
      {subject.fields.flatMap((field) =>
        languagesOf(field).map((language) => {
          const key = nameOf(field, language);
          if (isClosedTo(staff, field))
            return <ClosedField key={key} field={field} value={form.now[key] ?? ''} />;
          return <OneField key={key} {...{ field, language, form }} />;
        }),
      )}
    </div>
  );
}

/** Text without an input: the form sends nothing of it, so an administrator’s change does not make the form stale. */
function ClosedField({ field, value }: { field: OfficeField; value: string }) {
  return (
    <div className="field">
      <p className="field-label">{field.label}</p>
      <p>{setElsewhere(field) ?? value}</p>
      <p className="field-hint">{field.hint} An administrator changes it.</p>
    </div>
  );
}

type OneFieldProps = { field: OfficeField; language: Language; form: SubjectForm };

function OneField({ field, language, form }: OneFieldProps) {
  const { now, values, isStale, problems = {} } = form;
  const name = nameOf(field, language);
  const id = `field-${name}`;
  const [value = '', is = ''] = [values[name], now[name]];
  const problem = problems[name];
  const hint = language === defaultLocale ? field.hint : undefined;
  const theirs = isStale && value !== is ? is : undefined;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`, theirs !== undefined && `${id}-now`];
  const about = {
    id,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  const fixed = setElsewhere(field);
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.kind === 'days' ? undefined : id}>
        {labelIn(field, language)}{' '}
        {field.isOptional && field.kind !== 'days' && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fixed === undefined ? (
        <Control {...{ field, language, value, about }} />
      ) : (
        <>
          <input id={id} value={fixed} readOnly disabled />
          <p className="field-hint">
            Set by {field.variable} in the environment of the server, which overrides what is stored here.
          </p>
        </>
      )}
      <input type="hidden" name={wasPrefix + name} value={is} />
      {theirs !== undefined && (
        <p className="office-theirs" id={`${id}-now`}>
          On the site now: <b>{valueInWords(field, theirs) || 'not set'}</b>
        </p>
      )}
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

type ControlProps = {
  field: OfficeField;
  language: Language;
  value: string;
  about: { id: string; name: string };
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const halfHours = Array.from({ length: 48 }, (_, half) => {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(half / 2))}:${pad((half % 2) * 30)}`;
});

function Control({ field, language, value, about }: ControlProps) {
  if (field.kind === 'days') return <Days value={value} about={about} />;
  if (field.kind === 'weekday')
    return (
      <select {...about} defaultValue={value}>
        {weekdays.map((day) => (
          <option key={day} value={day}>
            {weekdayInWords(day, defaultLocale)}
          </option>
        ))}
      </select>
    );
  if (field.kind === 'time')
    return (
      <select {...about} defaultValue={value}>
        {[...new Set([...halfHours, value])].toSorted().map((time) => (
          <option key={time} value={time}>
            {valueInWords(field, time)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...about}
      type={field.kind}
      defaultValue={value}
      maxLength={200}
      autoComplete="off"
      lang={language === defaultLocale ? undefined : languageFacts(language).tag}
    />
  );
}

const newRows = 3;

/** A row for each day that is to come, and empty ones: an emptied row is a day without a holiday. */
function Days({ value, about: { id, name, ...about } }: Pick<ControlProps, 'value' | 'about'>) {
  const today = dateInIndia();
  const days = daysOf(value);
  const ahead = days.filter((day) => day >= today);
  const past = days.length - ahead.length;
  const rows = [...ahead, ...Array.from({ length: newRows }, () => '')];
  return (
    <>
      <p className="field-hint">Clear a row to remove that day. The three empty rows are for new days.</p>
      <ul className="office-days" id={id} tabIndex={-1}>
        {rows.map((day, index) => {
          const row = `${name}.${index}`;
          return (
            <li key={row}>
              <input
                {...about}
                type="date"
                name={row}
                defaultValue={day}
                min={today}
                aria-label={day ? dayInWords(day, defaultLocale) : `A new day, ${index - ahead.length + 1}`}
              />
              <span className="desk-soft">{day ? dayInWords(day, defaultLocale) : ''}</span>
            </li>
          );
        })}
      </ul>
      {past > 0 && (
        <p className="desk-soft desk-small">
          {past === 1 ? 'One day that has passed is' : `${past} days that have passed are`} kept as well.
        </p>
      )}
    </>
  );
}
