import type { TodayCase } from '../today-case.ts';

/** Of a Monday in India: new since nine, due the next evening. */
export function sampleTodayCase(given: Partial<TodayCase> = {}): TodayCase {
  const createdAt = new Date('2026-11-30T09:00+05:30');
  return {
    id: 1,
    reference: 'AB2CD3EF',
    register: 'enquiries',
    name: 'Lakshmi Rao',
    city: 'Nagpur',
    purpose: 'Personal Insurance',
    about: 'Personal Insurance',
    language: '',
    state: 'new',
    assigneeId: null,
    assignee: null,
    attempts: 0,
    createdAt,
    updatedAt: createdAt,
    dueAt: new Date('2026-12-01T18:30+05:30'),
    slotAt: null,
    promisedAt: null,
    firstCallAt: null,
    ...given,
  };
}
