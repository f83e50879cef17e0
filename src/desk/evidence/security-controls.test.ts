import fs from 'node:fs';
import { expect, test } from 'vitest';
import { auditMonths } from '#content/audit/audit-log.ts';
import { crmAdapters } from '#enquiry/crm/vendors.ts';
import { maxUploadBytes } from '#enquiry/definitions/upload-limit.ts';
import { oidcVariables } from '#platform/oidc-settings.ts';
import { settingKinds } from '#platform/settings-in-force.ts';
import { allPersonalData } from '../all-personal-data.ts';
import { proofMinutes } from '../office-login/proof.ts';
import { maxAttempts, maxFromNewPlaces, pauseMinutes } from '../session/attempts.ts';
import { validMinutes } from '../session/password-links.ts';
import { dataClasses, dataClassOf } from './data-classes.ts';

/** The controls that are stated in writing are those of the code. */
const text = fs.readFileSync('docs/security-controls.md', 'utf8');
const inOneLine = text.replace(/\s+/g, ' ');
const code = (file: string) => fs.readFileSync(file, 'utf8');
const partOf = (heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
const rowsOf = (heading: string) =>
  partOf(heading)
    .split('\n')
    .filter((line) => /^\| (?!---)/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

test('rules between inputs are those of the forms', () => {
  const rows = rowsOf('Input');
  expect(rows.length).toBeGreaterThan(3);
  for (const [rule, named = ''] of rows) {
    const [, file = '', title = ''] = /`([^`]+)` "([^"]+)"/.exec(named) ?? [];
    expect(code(file), rule).toContain(`'${title}'`);
  }
});

test('uploads are those of the code', () => {
  const [resume, picture] = rowsOf('Uploads').map((row) => row.join(' '));
  const inMiB = (file: string) => /max(?:Unpacked)?Bytes = (\d+) \* 1024 \* 1024/.exec(code(file))?.[1];
  expect(resume).toContain(`PDF, DOC, DOCX ${maxUploadBytes / 2 ** 20} MiB`);
  expect(resume).toContain(`PDF ${inMiB('src/platform/files/pdf-object-streams.ts')} MiB`);
  expect(resume).toContain(`DOCX ${inMiB('src/platform/files/validate-docx.ts')} MiB`);
  expect(picture).toContain(`${inMiB('src/content/collections/upload/validate-upload.ts')} MiB`);
});

test('limits are those of the code', () => {
  const rows = rowsOf('Limits').map(([name = '', points = '', seconds = '']) => ({
    name: /`([^`]+)`/.exec(name)?.[1],
    points: Number(points),
    seconds: seconds === 'a day' ? 86_400 : Number(seconds),
  }));
  const inWords: Readonly<Record<string, number>> = {
    hour: 3600,
    day: 86_400,
    daySeconds: 86_400,
    pauseMinutes,
  };
  const secondsOf = (written: string) =>
    written
      .replaceAll('_', '')
      .split('*')
      .map((factor) => inWords[factor.trim()] ?? Number(factor))
      .reduce((a, b) => a * b);
  const defined = fs
    .globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...code(file).matchAll(/name: '([\w-]+)', points: (\d+), seconds: ([\w* ]+)/g)])
    .map(([, name, points, seconds = '']) => ({
      name,
      points: Number(points),
      seconds: secondsOf(seconds.trim()),
    }));
  const unique = [...new Map(defined.map((limit) => [limit.name, limit])).values()];
  const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
    String(a.name) < String(b.name) ? -1 : 1;
  expect(unique.length).toBeGreaterThan(30);
  expect(rows.toSorted(byName)).toEqual(unique.toSorted(byName));
  expect(code('src/enquiry/guards/save-limits.ts')).toContain('savesPerHour = 5;');
  expect(inOneLine).toContain('five forms are saved per phone number and e-mail address in an hour');
});

test('passwords and sessions are those of the code', () => {
  const numberIn = (file: string, name: string) =>
    Number(new RegExp(`${name} = (\\d+)`).exec(code(file))?.[1]);
  const passwords = 'src/desk/session/password-problem.ts';
  expect(inOneLine).toContain(
    `have ${numberIn(passwords, 'minLength')} to ${numberIn(passwords, 'maxLength').toLocaleString('en-IN')} characters`,
  );
  expect(inOneLine).toContain(`after ${maxAttempts} from one place it pauses for ${pauseMinutes} minutes`);
  expect(inOneLine).toContain(`after ${maxFromNewPlaces} from all new places in an hour`);
  expect(inOneLine).toContain(`a mailed link of ${validMinutes} minutes`);
  const codes = code('src/desk/session/recovery-codes.ts');
  const alphabet = /alphabet = '(\w+)'/.exec(codes)?.[1] ?? '';
  expect(Math.floor(10 * Math.log2(alphabet.length))).toBe(49);
  expect(inOneLine).toContain(`ten of ${alphabet.length} characters (49 bits)`);
  expect(code('src/panel/collections/users.collection.ts')).toContain('tokenExpiration: 8 * 60 * 60');
  const hours = numberIn('src/desk/session/extend-session.ts', 'maxSessionHours');
  expect(inOneLine).toContain(`end 8 hours after they were last used and ${hours} hours after they began`);
});

test('sessions that the office’s provider opens are those of the code', () => {
  const minutes = oidcVariables.OIDC_CONFIRM_MINUTES.parse(undefined);
  expect(inOneLine).toContain(`opened ${minutes} minutes after the last confirmation`);
  const [, times] = /return (\d) \* 60 \*/.exec(code('src/desk/office-login/confirmation.ts')) ?? [];
  expect(inOneLine).toContain(`not confirmed for ${times} times as long ends too`);
  const [, trip] = /validSeconds = (\d+) \* 60;/.exec(code('src/desk/office-login/trip.ts')) ?? [];
  expect(inOneLine).toContain(`and back takes ${trip} minutes at most`);
  expect(inOneLine).toContain(`good for one change within ${proofMinutes} minutes`);
});

test('every setting that names another system is listed', () => {
  const ofCrms = crmAdapters.flatMap(({ settings }) => Object.values(settings).filter(({ isUrl }) => isUrl));
  const urls = Object.entries(settingKinds)
    .filter(([, kind]) => kind === 'url')
    .map(([name]) => name)
    .concat(ofCrms.map(({ variable }) => variable));
  const listed = [...partOf('Connections').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(urls.length).toBeGreaterThan(6);
  expect(urls.filter((name) => !listed.includes(name))).toEqual([]);
});

test('every class of data has its protection, and every place its class', () => {
  const rows = rowsOf('Data');
  expect(rows.map(([name]) => name)).toEqual([...dataClasses]);
  for (const [name, protection = ''] of rows) expect(protection.length, name).toBeGreaterThan(50);
  const classes = new Set(allPersonalData.map(dataClassOf));
  expect([...classes].sort()).toEqual(dataClasses.toSorted());
});

test('time frames for weak components are stated, and the nightly run asks for weaknesses', () => {
  expect(partOf('Components')).toMatch(/within 7 days[\s\S]*within 30 days[\s\S]*within 90 days/);
  expect(code('.ci/nightly')).toMatch(/^npm audit --omit=dev --audit-level=high \|\| \{.*failed=1; \}$/m);
});

test('logs are kept as long as the code keeps them', () => {
  const [, , days] = rowsOf('Logs')[0] ?? [];
  expect(days).toBe('180 days at least');
  const retention = Number(
    /MaxRetentionSec=(\d+)day/.exec(code('deploy/systemd/journald@chhatri.conf'))?.[1],
  );
  expect(retention).toBeGreaterThan(180);
  expect(rowsOf('Logs').find(([, where]) => where?.includes('staff.audit_log'))?.[2]).toBe(
    `${auditMonths} months`,
  );
  for (const [file, period] of [
    ['src/desk/exports/export-log.ts', '3 years'],
    ['src/desk/incidents/incidents.ts', '3 years'],
    ['src/platform/backup/runs.ts', '1 year'],
  ] as const)
    expect(code(file)).toContain(`interval '${period}'`);
});
