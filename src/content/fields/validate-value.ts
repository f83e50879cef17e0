import type { Option } from 'payload';
import { type DataField, onlyField } from './data-fields.ts';
import { isData } from './walk-fields.ts';

/** @returns why this may not be the value of the field; what lies within groups, rows and blocks is not asked */
export function faultOf(field: DataField, value: unknown): string | undefined {
  if (value === undefined) return isRequired(field) ? 'is missing' : undefined;
  return faultOfKind(field, value) ?? faultByRule(field, value);
}

function isRequired(field: DataField): boolean {
  return 'required' in field && field.required === true && field.defaultValue === undefined;
}

function faultOfKind(field: DataField, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
      return field.hasMany ? undefined : faultOfText(field, value);
    case 'textarea':
    case 'richText':
    case 'code':
    case 'email':
      return faultOfText(field, value);
    case 'number':
      return field.hasMany ? undefined : faultOfNumber(field, value);
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : 'is neither true nor false';
    case 'select':
    case 'radio':
      return faultOfChoice(field.options, value);
    case 'array':
      return faultOfList(field, value, onlyField(field) !== undefined);
    case 'blocks':
      return faultOfList(field, value, false);
    case 'group':
      return isData(value) ? undefined : 'is not a record';
    default:
      // Links to other records, and kinds of field that no seed has: the content service validates them.
      return undefined;
  }
}

type Lengths = { required?: boolean; minLength?: number; maxLength?: number };

function faultOfText(field: Lengths, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'is not a text';
  if (field.required && value.trim() === '') return 'is empty';
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  if (value.length < minLength) return `is shorter than ${minLength} characters (it has ${value.length})`;
  if (value.length > maxLength) return `is longer than ${maxLength} characters (it has ${value.length})`;
  return undefined;
}

function faultOfNumber({ min, max }: { min?: number; max?: number }, value: unknown): string | undefined {
  if (typeof value !== 'number') return 'is not a number';
  if (min !== undefined && value < min) return `is less than ${min}`;
  if (max !== undefined && value > max) return `is more than ${max}`;
  return undefined;
}

function faultOfChoice(options: Option[], value: unknown): string | undefined {
  const values = options.map((option) => (typeof option === 'string' ? option : option.value));
  const chosen: unknown[] = Array.isArray(value) ? value : [value];
  const isKnown = chosen.every((one) => values.some((known) => known === one));
  return isKnown ? undefined : `is none of ${values.join(', ')}`;
}

type Sizes = { minRows?: number; maxRows?: number };

function faultOfList({ minRows, maxRows }: Sizes, value: unknown, isPlain: boolean): string | undefined {
  if (!Array.isArray(value)) return 'is not a list';
  if (minRows !== undefined && value.length < minRows) return `has fewer than ${minRows} (${value.length})`;
  if (maxRows !== undefined && value.length > maxRows) return `has more than ${maxRows} (${value.length})`;
  return isPlain || value.every(isData) ? undefined : 'contains something that is not a record';
}

/** A rule that asks for the value alone needs no content service, and is asked here as well. */
function faultByRule(field: DataField, value: unknown): string | undefined {
  const rule: unknown = 'validate' in field ? field.validate : undefined;
  if (typeof rule !== 'function' || rule.length !== 1) return undefined;
  const answer: unknown = rule(value);
  return typeof answer === 'string' ? answer : undefined;
}
