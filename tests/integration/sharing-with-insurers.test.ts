import { beforeAll, expect, test } from 'vitest';
import { actOnCase } from '#cases/act-on-case.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { readCaseFacts } from '#desk/screens/case/case-facts.ts';
import { inTransaction } from '#platform/database.ts';
import { erasePerson } from '#privacy/erase/erase-person.ts';
import { exportJson } from '#privacy/own-page/export-json.ts';
import { readOwnData } from '#privacy/own-page/read-own-data.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

/** To which insurers someone's details went: written by staff, with consent alone, and read by whose they are. */
setEnvironment({});
withDatabase();
withContentService();

let staff: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  staff = await staffMember('adviser');
});

const share = { kind: 'share', insurer: 'Sahyadri General', text: 'A quote for health cover' } as const;
const by = () => ({ id: staff.id, name: staff.name, isAdministrator: false });

async function sampleCase(
  form: Record<string, unknown>,
): Promise<{ id: number; reference: string; email: string }> {
  const { post } = await newVisitor();
  const email = `shared${Math.random().toString(36).slice(2)}@mail.example`;
  const { body } = await post('save_lead_data', sampleEnquiry({ variant: 'corporate', email, ...form }));
  const reference = String(body.data?.reference);
  const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  return { id: found?.id ?? 0, reference, email };
}

const kindsOf = async (id: number) =>
  (await rowsOf<{ kind: string }>('select kind from case_events where case_id = $1', [id])).map(
    ({ kind }) => kind,
  );

test('an event says with which insurer, for what, by whom and when; no one can change it', async () => {
  const { id } = await sampleCase({ consent_share: true });
  expect(await actOnCase(id, share, by())).toEqual({ done: true });
  const events = await rowsOf(
    `select detail, text, who, who_id, created_at from case_events where case_id = $1 and kind = 'shared'`,
    [id],
  );
  expect(events).toEqual([
    {
      detail: share.insurer,
      text: share.text,
      who: staff.name,
      who_id: String(staff.id),
      created_at: expect.any(Date),
    },
  ]);
  const entries = (await readCaseFacts(id, staff as never))?.entries ?? [];
  expect(entries).toContainEqual(
    expect.objectContaining({
      title: `Details shared with ${share.insurer}`,
      text: share.text,
      detail: staff.name,
    }),
  );
  for (const change of [
    `update case_events set detail = 'x' where case_id = $1`,
    'delete from case_events where case_id = $1',
  ])
    await expect(rowsOf(change, [id])).rejects.toThrow();
});

test('without the consent, or after it was withdrawn, it is refused with the reason', async () => {
  const asked = await sampleCase({});
  expect(await actOnCase(asked.id, share, by())).toEqual({ done: false, refusal: 'sharing-not-allowed' });
  const agreed = await sampleCase({ consent_share: true });
  expect(await actOnCase(agreed.id, { ...share, insurer: '' }, by())).toEqual({
    done: false,
    refusal: 'with-whom',
  });
  await rowsOf(
    `update consents set withdrawn_at = now(), withdrawn_source = 'visitor' where reference = $1 and purpose = 'consent_share'`,
    [agreed.reference],
  );
  expect(await actOnCase(agreed.id, share, by())).toEqual({ done: false, refusal: 'sharing-withdrawn' });
  for (const { id } of [asked, agreed]) expect(await kindsOf(id)).not.toContain('shared');
  // Consent on the telephone counts as a tick does.
  await actOnCase(asked.id, { kind: 'allow', purpose: 'consent_share', text: 'May we?' }, by());
  expect(await actOnCase(asked.id, share, by())).toEqual({ done: true });
});

test('it is on the own page and in the download, and an erasure takes it out', async () => {
  const { id, reference, email } = await sampleCase({ consent_share: true });
  await actOnCase(id, share, by());
  const mine = await readOwnData(allPersonalData, email);
  expect(mine.shared).toMatchObject([{ insurer: share.insurer, what: share.text, reference }]);
  const { places } = await exportJson(mine.gathered);
  expect(places['public.case_events']).toContainEqual(
    expect.objectContaining({ kind: 'shared', detail: share.insurer, text: share.text }),
  );
  await inTransaction((client) =>
    erasePerson(client, allPersonalData, { person: mine.gathered.person, heldBack: [] }),
  );
  expect(await kindsOf(id)).toEqual([]);
});
