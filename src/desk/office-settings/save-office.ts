import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type Data, isData } from '#content/fields/walk-fields.ts';
import { contentService } from '#content/read/content-service.ts';
import { databaseOf, inServiceTransaction } from '#content/service-transaction.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { userOfStaff } from '../session/user-of-staff.ts';
import type { OfficeField, OfficeSubject, OfficeValues } from './office-subjects.ts';
import { languagesOf, nameOf, readOffice, versionOfValues } from './office-values.ts';

export type ToSave = {
  subject: OfficeSubject;
  values: OfficeValues;
  /** Version of the values that the form was opened with. */
  base: string;
  staff: Staff;
};

/**
 * Saves a subject: visitors read it from now on. Two who save at once are one after the other.
 * @returns whether it was saved; false where someone has changed the subject since the form was opened
 */
export async function saveOffice({ subject, values, base, staff }: ToSave): Promise<boolean> {
  const service = await contentService();
  const user = await userOfStaff(staff);
  return inServiceTransaction(service, async (req) => {
    req.user = user;
    const statement = sql`SELECT id FROM site_settings FOR UPDATE`;
    await service.db.execute({ db: await databaseOf(req), sql: statement });
    const now = await readOffice(subject, req);
    if (versionOfValues(now) !== base) return false;
    const isChanged = (field: OfficeField, language: Language) =>
      values[nameOf(field, language)] !== now[nameOf(field, language)];
    const languages = new Set(subject.fields.flatMap(languagesOf));
    for (const language of languages) {
      const changed = subject.fields.filter(
        (field) => languagesOf(field).includes(language) && isChanged(field, language),
      );
      if (changed.length > 0) await saveIn(req, language, changed, values);
    }
    return true;
  });
}

/**
 * A group is saved as a whole: what the subject does not have stays as it is. In another language a required text may
 * still be missing, which the content service refuses: there visitors read the English, and so it is stored.
 */
async function saveIn(
  req: PayloadRequest,
  language: Language,
  changed: readonly OfficeField[],
  values: OfficeValues,
): Promise<void> {
  const { payload, user } = req;
  const options = { slug: 'site-settings', locale: language, depth: 0, req } as const;
  const fallbackLocale = language === defaultLocale ? (false as const) : defaultLocale;
  const stored: unknown = await payload.findGlobal({ ...options, fallbackLocale, overrideAccess: true });
  const { id, createdAt, updatedAt, globalType, ...rest } = isData(stored) ? stored : {};
  const data: Data = language === defaultLocale ? {} : rest;
  for (const field of changed) {
    const [group = '', name = ''] = field.place.split('.');
    const [there, made] = [rest[group], data[group]];
    const own = isData(made) ? made : isData(there) ? there : {};
    data[group] = { ...own, [name]: storedValue(field, values[nameOf(field, language)] ?? '') };
  }
  await payload.updateGlobal({ ...options, data, user, overrideAccess: false });
  req.locale = defaultLocale;
}

function storedValue({ kind }: OfficeField, value: string): unknown {
  if (kind === 'weekday') return Number(value);
  if (kind === 'days') return value ? value.split(',').map((day) => ({ day })) : [];
  return value;
}
