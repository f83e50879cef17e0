import type { RegisterName, registers } from '../registers.ts';
import type { Concern } from './options.ts';

/**
 * The registers that take a person once. Who is there already is told so: programs by a reason, people by words of
 * the messages, with a call offered whose purpose is set.
 */
export const uniqueRegisters = {
  agents: { reason: 'known-agent', concern: 'posp' },
  businesses: { reason: 'known-business', concern: 'corporate' },
} as const satisfies Record<UniqueRegister, { reason: string; concern: Concern }>;

type UniqueRegister = {
  [Name in RegisterName]: (typeof registers)[Name]['isUnique'] extends true ? Name : never;
}[RegisterName];

export function isUniqueRegister(register: RegisterName): register is UniqueRegister {
  return Object.hasOwn(uniqueRegisters, register);
}
