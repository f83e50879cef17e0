import { isDay } from '#platform/clock.ts';
import { callingDaysAhead, isCallingDay } from '../calling-times.ts';
import { ListControl } from '../controls/select-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { dayInWords } from '../slot-in-words.ts';
import { accepted, refused } from '../validation-result.ts';

/**
 * A day on which we call, today or later in India, written `YYYY-MM-DD`, which is also how days compare. The list has
 * the next ones, each with its weekday; a later one that is sent is taken as well.
 */
export const day: Kind = {
  validate: (date, _field, { today, hours }) => {
    if (!isDay(date)) return refused('date-invalid');
    if (date < today) return refused('date-past');
    return isCallingDay(date, hours) ? accepted(date) : refused('date-closed');
  },
  Control: (props) => (
    <ListControl {...props} list={callingDaysAhead(props.facts.today, props.facts.hours)} />
  ),
  inWords: dayInWords,
  maxLength: 100,
  // Staff correct a day by typing it.
  isTyped: true,
};

export const samples: Samples = {
  // A Monday, a Saturday, and a Monday long after any test.
  good: [
    ['2126-11-25', '2126-11-25'],
    ['2126-11-30', '2126-11-30'],
    ['2127-01-06', '2127-01-06'],
  ],
  bad: [
    ['2026-02-30', 'date-invalid'],
    ['1999-01-04', 'date-past'],
    ['2126-12-01', 'date-closed'],
  ],
};
