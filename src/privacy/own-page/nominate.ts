import type pg from 'pg';
import { normalizeText } from '#forms/normalize-text.ts';
import { inTransaction } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import { clearNominee } from '../requests/clear-nominee.ts';
import { insertRequest, type Nominee } from '../requests/insert-request.ts';

/**
 * A person names someone who may use their rights if they die or cannot act themselves (DPDP Act, section 14). It is
 * kept as a request that is done. One nominee at a time: naming another one, or no one, empties the earlier request.
 */
export const maxNomineeLength = { name: 120, contact: 200 };

type Asker = { email: string; locale: Locale };

/** @returns nothing where a part is missing or too long */
export function readNominee(input: Readonly<Record<string, string>>): Nominee | undefined {
  const [name, contact] = [normalizeText(input.nominee), normalizeText(input.contact)].map(String);
  if (!name || !contact) return undefined;
  const fits = name.length <= maxNomineeLength.name && contact.length <= maxNomineeLength.contact;
  return fits ? { name, contact } : undefined;
}

export async function nominate(nominee: Nominee, { email, locale }: Asker): Promise<void> {
  const { named } = privacyMessages(locale).mine.nominee;
  await inTransaction(async (client) => {
    await emptyEarlier(client, { email, locale });
    await insertRequest(client, {
      kind: 'nomination',
      state: 'done',
      via: 'email',
      email,
      nominee,
      outcome: named,
      locale,
    });
  });
}

export async function deleteNominee(asker: Asker): Promise<void> {
  await inTransaction((client) => emptyEarlier(client, asker));
}

function emptyEarlier(client: pg.ClientBase, { email, locale }: Asker): Promise<void> {
  return clearNominee(client, { email }, privacyMessages(locale).mine.nominee.takenBack);
}
