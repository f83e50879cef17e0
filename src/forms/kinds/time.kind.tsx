import { timeInWords } from '#ui/language/dates.ts';
import { callingTimes } from '../calling-times.ts';
import { SelectControl } from '../controls/select-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { validateListed } from './choice.kind.tsx';

/** One of the half hours at which a call may begin, `HH:MM` in India. */
export const time: Kind = {
  validate: (start, _field, { hours }) => validateListed(start, timesAsOptions(hours)),
  Control: (props) => {
    const options = timesAsOptions(props.facts.hours);
    return <SelectControl {...props} field={{ ...props.field, options }} />;
  },
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

function timesAsOptions(hours: Parameters<typeof callingTimes>[0]): Record<string, string> {
  return Object.fromEntries(callingTimes(hours).map((start) => [start, start]));
}
