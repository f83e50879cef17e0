import { type CallingHours, callingTimes } from '#forms/calling-times.ts';
import { dateInIndia } from '#platform/clock.ts';
import { FlashMessage } from '../flash-message.tsx';
import { quickMoments } from './quick-moments.ts';
import type { RefusedField } from './refusals.ts';

type WhatNextProps = {
  hours: CallingHours;
  now: Date;
  slotAt: Date | null;
  typed: Readonly<Record<string, string>>;
  /** Why it was refused, and at which field. */
  said: string | undefined;
  refused: RefusedField | undefined;
};

/** The next step and its moment: one press for the usual ones, or any day and time on which we call. */
export function NextStep({ hours, now, slotAt, typed, said, refused }: WhatNextProps) {
  const choices = [
    { value: '', label: 'As usual' },
    ...quickMoments(now, hours, slotAt),
    { value: 'other', label: 'Another day' },
  ];
  return (
    <fieldset>
      <legend className="case-legend">What next</legend>
      {(refused === 'step' || refused === 'day') && <FlashMessage said={said} />}
      <label>
        <span className="visually-hidden">The next step</span>
        <input
          name="step"
          maxLength={2000}
          autoComplete="off"
          placeholder="For example, send two quotes"
          defaultValue={typed.step}
          aria-invalid={refused === 'step' || undefined}
        />
      </label>
      <div className="case-quick">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="when" value={value} defaultChecked={(typed.when ?? '') === value} />
            {label}
          </label>
        ))}
      </div>
      <div className="case-other-day">
        <label>
          <span>Day</span>
          <input
            type="date"
            name="day"
            min={dateInIndia(now)}
            defaultValue={typed.day}
            aria-invalid={refused === 'day' || undefined}
          />
        </label>
        <label>
          <span>Time in India</span>
          <select name="time" defaultValue={typed.time}>
            {callingTimes(hours).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}
