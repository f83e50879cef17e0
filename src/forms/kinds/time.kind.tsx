import { timeInWords } from '#ui/language/dates.ts';
import { callingTimes } from '../calling-times.ts';
import { ListControl } from '../controls/select-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused } from '../validation-result.ts';

/** One of the half hours at which a call may begin, `HH:MM` in India. */
export const time: Kind = {
  validate: (start, _field, { hours }) =>
    callingTimes(hours).includes(start) ? accepted(start) : refused('not-listed'),
  Control: (props) => <ListControl {...props} list={callingTimes(props.facts.hours)} />,
  inWords: timeInWords,
  maxLength: 100,
};

export const samples: Samples = {
  good: [
    ['10:00', '10:00'],
    ['13:30', '13:30'],
    ['18:30', '18:30'],
  ],
  bad: [
    ['10:15', 'not-listed'],
    ['19:00', 'not-listed'],
    ['noon', 'not-listed'],
  ],
};
