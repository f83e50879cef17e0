import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages, knownInWords } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';
import type { Reason } from './answers.ts';

/** What programs and people are told of somebody whom a register has already. */
const reasons = { agents: 'known-agent', businesses: 'known-business' } as const;
type UniqueRegister = keyof typeof reasons;

export function knownData(register: RegisterName): Reason | undefined {
  return isUnique(register) ? { reason: reasons[register] } : undefined;
}

export function knownDescription(register: RegisterName, locale: Locale): string {
  return isUnique(register) ? knownInWords(enquiryMessages(locale).known[register]) : '';
}

function isUnique(register: RegisterName): register is UniqueRegister {
  return Object.hasOwn(reasons, register);
}
