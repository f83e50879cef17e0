import type { Locale } from '#ui/language/locales.ts';
import { isUniqueRegister, uniqueRegisters } from '../definitions/unique-registers.ts';
import { enquiryMessages, knownInWords } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';
import type { Reason } from './responses.ts';

/** Returns the reason that a program gets if a register has this person already. */
export function alreadyRegisteredData(register: RegisterName): Reason | undefined {
  return isUniqueRegister(register) ? { reason: uniqueRegisters[register].reason } : undefined;
}

export function alreadyRegisteredDescription(register: RegisterName, locale: Locale): string {
  return isUniqueRegister(register) ? knownInWords(enquiryMessages(locale).known[register]) : '';
}
