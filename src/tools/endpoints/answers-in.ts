import type { JsonObject } from '#enquiry/endpoints/read-body.ts';

/**
 * The answers in a body, by question: those of the first set and of the set that follows are one. They are validated
 * later; here they only have to be objects.
 * @returns nothing where there are none
 */
export function answersIn({ answers, first, type }: JsonObject): JsonObject | undefined {
  if (!isObject(answers) || !(first === undefined || isObject(first))) return undefined;
  return { ...first, ...answers, ...(type !== undefined && { type }) };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers of versions count from 1, and fit PostgreSQL's `integer`. */
export function versionIn({ version }: JsonObject): number | undefined {
  return Number.isInteger(version) && Number(version) > 0 && Number(version) < 2 ** 31
    ? Number(version)
    : undefined;
}
