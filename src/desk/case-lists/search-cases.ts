/**
 * Finds cases by reference, name, phone or e-mail. First as it was typed, the newest first; where that finds few,
 * errors are forgiven: the database draws up to some thousand that share enough groups of three letters, and letter by
 * letter it is checked here which of them may be meant. No question reads more than that, however many cases there are.
 */

import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises';
import { database, inTransaction } from '#platform/database.ts';
import { inLatinLetters } from '#ui/language/spelling/in-latin-letters.ts';
import { asLikeText, type Bind, bindings } from './case-filter.ts';
import { type CaseRow, rowColumns } from './case-row.ts';
import { type Hit, matchCase } from './match-case.ts';
import { namesInDevanagari } from './names-in-devanagari.ts';
import { nearReferences } from './near-references.ts';
import type { KnownWords, Words } from './read-words.ts';
import { otherSpellings } from './spellings.ts';

export const maxHits = 50;
/** With so many as they were typed no one needs to be told what else might be meant. */
const enough = 12;
const maxAlike = 20_000;
/** This many of the names that share enough letters are compared, the newest first. */
const maxDrawn = 2500;
const maxValidated = 300;
const judgedAtOnce = 10;
/** How much of a word's groups of three letters a name must share to be drawn, and of a phone's to be. */
const alike = { word: '0.5', phone: '0.35' };

export async function searchCases(words: Words, isExact: boolean): Promise<Hit[]> {
  if (words.kind === 'nothing') return [];
  const exact = await hitsOf(words, await exactly(words));
  if (isExact || exact.length >= enough) return exact;
  const near = await hitsOf(words, [...(await nearly(words)), ...(await namesInDevanagari(words))]);
  near.sort((a, b) => a.errors - b.errors);
  const hits = new Map([...exact, ...near].map((hit) => [hit.id, hit]));
  return [...hits.values()].slice(0, maxHits);
}

/** Bit by bit: checking some hundred cases takes as long as many a visitor's page. */
async function hitsOf(words: KnownWords, rows: readonly CaseRow[]): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (const [index, row] of rows.entries()) {
    const hit = matchCase(words, row);
    if (hit) hits.push(hit);
    if (index % judgedAtOnce === judgedAtOnce - 1) await untilOthersHadTheirTurn();
  }
  return hits;
}

async function exactly(words: KnownWords): Promise<CaseRow[]> {
  const { values, bind } = bindings();
  const { rows } = await database().query<CaseRow>(
    `select ${rowColumns} from (select * from cases c where ${exactCondition(words, bind)}
       order by c.created_at desc, c.id desc limit ${maxHits}) c
     left join users u on u.id = c.assignee_id order by c.created_at desc, c.id desc`,
    values,
  );
  return rows;
}

function exactCondition(words: KnownWords, bind: Bind): string {
  if (words.kind === 'reference') return `c.reference = ${bind(words.text)}`;
  const within = (text: string) => bind(`%${asLikeText(text)}%`);
  if (words.kind === 'phone') return `c.phone like ${within(words.text)}`;
  if (words.kind === 'email') return `c.email like ${within(words.text)}`;
  // One of the words is in the name, which the index knows; the others may be in the city.
  const parts = words.words.map(within);
  const inName = parts.map((part) => `c.name ilike ${part}`).join(' or ');
  const anywhere = parts.map((part) => `(c.name || ' ' || c.city) ilike ${part}`).join(' and ');
  return `(${inName}) and ${anywhere}`;
}

async function nearly(words: KnownWords): Promise<CaseRow[]> {
  const { values, bind } = bindings();
  const condition = nearCondition(words, bind);
  if (!condition) return [];
  const closeness = closenessTo(words, bind);
  return inTransaction(async (client) => {
    await client.query(
      `select set_config('pg_trgm.word_similarity_threshold', '${alike.word}', true),
         set_config('pg_trgm.similarity_threshold', '${alike.phone}', true)`,
    );
    const { rows } = await client.query<CaseRow>(
      `with alike as materialized (
         select c.id, c.name, c.city, c.phone, c.email from cases c where ${condition} limit ${maxAlike}
       ), drawn as (select * from alike order by id desc limit ${maxDrawn})
       select ${rowColumns} from (select c.id from drawn c order by ${closeness}, c.id desc limit ${maxValidated}) judged
       join cases c on c.id = judged.id left join users u on u.id = c.assignee_id
       order by c.created_at desc, c.id desc`,
      values,
    );
    return rows;
  });
}

function nearCondition(words: KnownWords, bind: Bind): string | undefined {
  if (words.kind === 'reference') return `c.reference = any(${bind(nearReferences(words.text))})`;
  if (words.kind === 'phone') return words.text.length < 7 ? undefined : `c.phone % ${bind(words.text)}`;
  if (words.kind === 'email') return `c.email %> ${bind(words.text)}`;
  return drawnBy(words.words.flatMap(latinReadings))
    .map((word) => `c.name %> ${bind(word)}`)
    .join(' or ');
}

/** A word in Devanagari as it is read, and as `नायर` is written: Nair. */
function latinReadings(word: string): string[] {
  const read = inLatinLetters(word);
  return read === word ? [word] : [...new Set([read, read.replace(/aaya?/g, 'ai')])];
}

/** Words that find candidates, in Latin letters, as most names are written. */
function drawnBy(words: readonly string[]): string[] {
  return longOnes(words)
    .flatMap((word) => [word, ...otherSpellings(word.toLowerCase())])
    .filter((word) => word.length > 2);
}

/** The longer words, since every tenth name contains something like a short one; all of them where none is long. */
function longOnes(words: readonly string[]): readonly string[] {
  const long = words.filter((word) => word.length > 3);
  return long.length > 0 ? long : words;
}

function closenessTo(words: KnownWords, bind: Bind): string {
  if (words.kind === 'reference') return 'c.id';
  const text = bind(inLatinLetters(words.text));
  if (words.kind === 'phone') return `similarity(${text}, c.phone) desc`;
  if (words.kind === 'email') return `word_similarity(${text}, c.email) desc`;
  return `word_similarity(${text}, c.name || ' ' || c.city) desc`;
}
