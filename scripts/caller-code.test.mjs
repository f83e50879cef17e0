// The open protocol of docs/caller-code.md: its reference client and the site agree on every vector.
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holdsForMinutes, possibleCodes } from '#cases/calls/call-code.ts';
import { referenceIn } from '#cases/calls/call-forms.ts';
import { asHeard } from '#cases/calls/caller/as-heard.ts';
import { discoveryDocument } from '#cases/calls/caller/caller-code.ts';
import { callerLimits } from '#cases/calls/caller/check-caller.ts';
import {
  discover,
  isCodeOfCall,
  normaliseCode,
  normaliseReference,
  readAnswer,
} from '../docs/caller-code/reference.mjs';

const { codes, references, decisions, answers } = JSON.parse(
  fs.readFileSync('docs/caller-code/vectors.json', 'utf8'),
);
const text = fs.readFileSync('docs/caller-code.md', 'utf8');

describe('the site and the reference client', () => {
  test.each(codes)('take $heard for $normal', ({ heard, normal }) => {
    expect([asHeard(heard), normaliseCode(heard)]).toEqual([normal, normal]);
  });

  test.each(references)('take the reference $written for $normal', ({ written, normal }) => {
    expect([referenceIn(written), normaliseReference(written)]).toEqual([normal, normal]);
  });
});

test.each(decisions)('the reference decides of $asked: $ours', ({ held, asked, ours }) => {
  const now = Date.parse('2026-11-26T06:00:00Z');
  const call = held ? { ...held, expiresAt: now + held.secondsLeft * 1000 } : undefined;
  expect(isCodeOfCall(call, asked, now)).toBe(ours);
});

test.each(answers)('the reference reads the answer $status $body', ({ status, retryAfter, body, means }) => {
  const read = () => readAnswer(status, retryAfter ?? null, body);
  if (means === 'error') expect(read).toThrow('not answered');
  else expect(read()).toEqual(means);
});

const contact = { callingSeries: 'a number that begins with 1600', helpline: '1800 000 0000' };
const settings = { brand: 'Chhatri', contact };
const document = discoveryDocument({ siteUrl: 'https://www.example.com', locale: 'en', settings });

test('the discovery document of the description is the one that the site would serve', () => {
  const [, shown = '{}'] = /```json\n(\{\n {2}"protocol"[\s\S]*?)```/.exec(text) ?? [];
  const { neverAsksFor, ...described } = JSON.parse(shown);
  const { neverAsksFor: all, ...served } = JSON.parse(JSON.stringify(document));
  expect(described).toEqual(served);
  expect(all.slice(0, neverAsksFor.length)).toEqual(neverAsksFor);
});

test('figures of the description are those of the code', () => {
  expect(text).toContain(`valid for ${holdsForMinutes} minutes`);
  expect([callerLimits.perReference.points, callerLimits.perSender.points]).toEqual([10, 30]);
  expect(text).toContain('Ten tries an hour for each reference and thirty for each network address');
  expect(possibleCodes).toBeGreaterThan(9000);
});

test('a client takes no document that leads to another site, or is of another version', async () => {
  const answering = (body) => async () => ({ status: 200, json: async () => body });
  const site = 'https://www.example.com/some/page';
  expect(await discover(site, answering(document))).toBe(document);
  const elsewhere = { ...document, check: { ...document.check, endpoint: 'https://evil.example/check' } };
  await expect(discover(site, answering(elsewhere))).rejects.toThrow('another site');
  await expect(discover(site, answering({ ...document, version: 2 }))).rejects.toThrow('version');
  await expect(discover(site, async () => ({ status: 404 }))).rejects.toThrow('404');
});
