import { database } from '#platform/database.ts';
import { type CaseRow, rowColumns } from './case-row.ts';
import { devanagariPattern } from './devanagari-pattern.ts';
import type { Words } from './read-words.ts';

/** This many of the newest names in Devanagari are looked at, and of those that fit this many are compared. */
const maxLookedAt = 20_000;
const maxValidated = 300;

/** Cases whose name is in Devanagari and sounds like one of the words, in whichever script that was typed; the newest first. */
export async function namesInDevanagari(words: Words): Promise<CaseRow[]> {
  if (words.kind !== 'name') return [];
  const patterns = words.words.flatMap((word) => devanagariPattern(word) ?? []);
  if (patterns.length === 0) return [];
  const { rows } = await database().query<CaseRow>(
    `with written as (
       select c.id, c.name, c.created_at from cases c where c.name ~ '[ऀ-ॿ]'
         order by c.created_at desc, c.id desc limit ${maxLookedAt}
     ), drawn as (
       select id from written where name ~ any($1) order by created_at desc, id desc limit ${maxValidated}
     )
     select ${rowColumns} from drawn join cases c using (id) left join users u on u.id = c.assignee_id
     order by c.created_at desc, c.id desc`,
    [patterns],
  );
  return rows;
}
