import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { siteSettings } from '#content/collections/site-settings/site-settings.global.ts';
import { officeSubjects } from './office-subjects.ts';

/** The places of the fields that the panel leaves to the desk. */
function leftToDesk(fields: readonly Field[], path = '', isLeft = false): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field)) return [];
    const here = isLeft || isDisabled(field.admin);
    const place = path + field.name;
    if (field.type === 'group') return leftToDesk(field.fields, `${place}.`, here);
    return here ? [place] : [];
  });
}

const isDisabled = (admin: object | undefined) =>
  admin !== undefined && Reflect.get(admin, 'disabled') === true;

test('a setting is changed in one place: on the desk, or in the panel', () => {
  const onDesk = officeSubjects.flatMap(({ fields }) => fields.map(({ place }) => place));
  expect(onDesk.toSorted()).toEqual(leftToDesk(siteSettings.config.fields).toSorted());
});
