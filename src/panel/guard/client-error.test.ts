import { expect, test } from 'vitest';
import { namePlacesOfFaults } from './client-error.ts';

const answerTo = (error: Error) => namePlacesOfFaults({ error } as Parameters<typeof namePlacesOfFaults>[0]);

test('a refusal by another copy of the vendor names its fields', () => {
  const fault = { path: 'path', message: 'Start with /.' };
  const refusal = Object.assign(new Error('The following field is invalid: Path'), {
    status: 400,
    data: { collection: 'pages', errors: [{ ...fault, label: () => 'Path' }] },
  });
  expect(answerTo(refusal)).toEqual({
    status: 400,
    response: { errors: [{ name: 'Error', message: refusal.message, data: { errors: [fault] } }] },
  });
});

test('another error is answered as before', () => {
  expect(answerTo(new Error('Something went wrong.'))).toBeUndefined();
  expect(answerTo(Object.assign(new Error('Taken.'), { status: 409, data: null }))).toBeUndefined();
});
