import { officeEffects } from '../../office-settings/office-effects.ts';
import { changesOfOffice } from '../../office-settings/office-history.ts';
import { listOffices, listTeam } from '../../office-settings/office-people.ts';
import { type OfficeSubject, officeSubject, officeSubjects } from '../../office-settings/office-subjects.ts';
import { readOffice, versionOfValues } from '../../office-settings/office-values.ts';
import { readTyped } from '../../office-settings/read-typed.ts';
import { saveOffice } from '../../office-settings/save-office.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { OfficePage } from './office-page.tsx';
import type { SubjectForm } from './subject-form.ts';
import { SubjectPage } from './subject-page.tsx';

const duty = 'write-content';
const place = 'office';
const changesShown = 8;

/** Settings that an office changes from week to week: each subject has its own form, and is live once it is saved. */
export const officeSettingsRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/office', duty, answer: showAll },
  { method: 'get', path: '/office/:subject', duty, answer: withSubject(showSubject) },
  { method: 'post', path: '/office/:subject', duty, answer: withSubject(takeSubject) },
];

async function showAll({ draw }: DeskCall): Promise<Response> {
  const subjects = await Promise.all(
    officeSubjects.map(async (subject) => ({
      subject,
      values: await readOffice(subject),
      last: (await changesOfOffice(subject, 1))[0],
    })),
  );
  const [team, offices] = await Promise.all([listTeam(), listOffices()]);
  return draw({ title: 'Office', place, body: <OfficePage {...{ subjects, team, offices }} /> });
}

type Answer = (call: DeskCall, subject: OfficeSubject) => Promise<Response>;

function withSubject(answer: Answer) {
  return async (call: DeskCall): Promise<Response> => {
    const subject = officeSubject(call.c.req.param('subject'));
    if (subject) return answer(call, subject);
    const body = <RefusedPage text="The office has no such settings." />;
    return call.draw({ title: 'Not possible', place, status: 404, body });
  };
}

async function showSubject(call: DeskCall, subject: OfficeSubject): Promise<Response> {
  const values = await readOffice(subject);
  const said = call.c.req.query('said') === 'saved' ? 'saved' : undefined;
  return drawSubject(call, subject, { values, now: values, said });
}

/** First what would change, then the save: a form that was changed after it was looked at is looked at again. */
async function takeSubject(call: DeskCall, subject: OfficeSubject): Promise<Response> {
  const { c, input, staff } = call;
  const now = await readOffice(subject);
  const { values, problems, isStale } = readTyped(subject, input, now, staff);
  const again = (form: Partial<SubjectForm>, status = 200) =>
    drawSubject(call, subject, { values, now, ...form }, status);
  if (Object.keys(problems).length > 0) return again({ problems, isStale }, 422);
  if (isStale) return again({ isStale }, 409);
  const looked = versionOfValues(values);
  const base = versionOfValues(now);
  if (looked === base) return again({ said: 'unchanged' });
  if (input.do !== 'save' || input.looked !== looked)
    return again({ looked, effects: await officeEffects(subject, now, values) });
  if (await saveOffice({ subject, values, base, staff }))
    return c.redirect(`/desk/office/${subject.key}?said=saved`, 303);
  // A colleague was faster by a moment: the form is read again beside their values.
  return takeSubject(call, subject);
}

async function drawSubject(
  { draw, staff }: DeskCall,
  subject: OfficeSubject,
  form: SubjectForm,
  status = 200,
): Promise<Response> {
  const changes = await changesOfOffice(subject, changesShown);
  const body = <SubjectPage {...{ subject, form, changes, staff }} />;
  return draw({ title: subject.title, place, status, body });
}
