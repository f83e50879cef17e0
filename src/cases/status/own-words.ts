import type { RegisterName } from '#enquiry/registers.ts';
import type { Locale } from '#ui/language/locales.ts';
import { callMessages } from '../messages/calls/messages.ts';

type Mine = ReturnType<typeof callMessages>['mine'];

/** The words of a visitor's own page: with a message or an application there is no call to cancel. */
export function ownWords(register: RegisterName, locale: Locale): Omit<Mine, 'written'> {
  const { written, ...ofCalls } = callMessages(locale).mine;
  const own = Object.hasOwn(written, register) ? written[register as keyof typeof written] : undefined;
  if (!own) return ofCalls;
  return {
    ...ofCalls,
    title: own.title,
    headings: { ...ofCalls.headings, stopped: own.stopped.heading, ...resting('heading') },
    leads: { ...ofCalls.leads, stopped: own.stopped.lead, closed: own.closed, ...resting('lead') },
    steps: { ...ofCalls.steps, words: { ...ofCalls.steps.words, stopped: own.stopped.step } },
    stop: { ...ofCalls.stop, ...own.stop },
    told: { ...ofCalls.told, stop: own.stopped.told },
  };

  function resting(part: 'heading' | 'lead') {
    return own?.rests && { rests: own.rests[part], paused: own.paused[part] };
  }
}
