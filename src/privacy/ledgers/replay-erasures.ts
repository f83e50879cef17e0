import type pg from 'pg';
import { inTransaction } from '#platform/database.ts';
import { replayLedger } from '#platform/ledger/ledger.ts';
import type { Person, PersonalData } from '#platform/personal-data.ts';
import { allCodesOf } from '../erase/codes.ts';
import { erasePerson } from '../erase/erase-person.ts';
import { type Erasure, erasureLedger } from '../erase/erasure-ledger.ts';
import { removeFiles } from '../erase/remove-files.ts';
import { isNowhere } from '../person/condition.ts';

/**
 * @param ledgers further ledgers, as paths
 * @returns how many people the database had again
 */
export async function replayErasures(
  places: readonly PersonalData[],
  ledgers: readonly string[] = [],
): Promise<number> {
  let count = 0;
  const carryOut = async (missing: readonly Erasure[]) => {
    const identities = await inTransaction((client) => identitiesByCode(client, places));
    for (const erasure of missing) {
      const person = personOf(erasure, identities);
      await replay(places, erasure, person);
      if (Object.values(person).some((known) => known.length > 0)) count += 1;
    }
  };
  await replayLedger(erasureLedger, carryOut, ledgers);
  return count;
}

async function replay(places: readonly PersonalData[], erasure: Erasure, person: Person): Promise<void> {
  const { id, at, reference, state, codes, heldBack } = erasure;
  const files = await inTransaction(async (client) => {
    const erased = await erasePerson(client, places, { person, heldBack, at });
    await client.query(
      `update privacy_requests set state = $2, due_at = null, settled_at = $3, name = null, email = null,
         phone = null, about_reference = null, updated_at = now()
       where reference = $1 and settled_at is null`,
      [reference, state, at],
    );
    await client.query(
      `insert into privacy.erasures (id, reference, state, codes, held_back, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, reference, state, JSON.stringify(codes), JSON.stringify(heldBack), at],
    );
    return erased.files;
  });
  await removeFiles({ files: Object.fromEntries(files) });
}

type Identity = { kind: 'email' | 'phone' | 'reference'; value: string };

/** Everything that someone is found by, under its code. */
async function identitiesByCode(
  client: pg.ClientBase,
  places: readonly PersonalData[],
): Promise<Map<string, Identity>> {
  const found = new Map<string, Identity>();
  for (const { place, whose } of places) {
    if (!whose || (await isNowhere(client, place))) continue;
    // A column with another form of an identity cannot be read back.
    const readable = whose.as ? { email: whose.plainEmail } : whose;
    for (const kind of ['email', 'phone', 'reference'] as const) {
      const column = readable[kind];
      if (!column) continue;
      const expression = kind === 'email' ? `lower(${column})` : column;
      const { rows } = await client.query<{ value: string }>(
        `select distinct ${expression} as value from ${place} where ${column} is not null`,
      );
      for (const { value } of rows)
        for (const code of allCodesOf(kind, value)) found.set(code, { kind, value });
    }
  }
  return found;
}

function personOf({ codes }: Erasure, identities: ReadonlyMap<string, Identity>): Person {
  const theirs = codes.flatMap((code) => identities.get(code) ?? []);
  const valuesOf = (kind: Identity['kind']) =>
    theirs.flatMap((each) => (each.kind === kind ? each.value : []));
  return { emails: valuesOf('email'), phones: valuesOf('phone'), references: valuesOf('reference') };
}
