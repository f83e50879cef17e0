import { expect, test, vi } from 'vitest';
import { withoutValues } from './log.ts';
import { describeThirdPartyError, routeConsole } from './log-third-party.ts';

const secret = 'Rekha Pillai 98200';

function brokenJson(): Error {
  try {
    JSON.parse(`{"name": "${secret}", oops`);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It was no broken JSON.');
}

test('an error of a vendor is logged with its kind, code and place, and without values that were sent', () => {
  const cause = Object.assign(new Error(`invalid input: "${secret}"`), { code: '22P02' });
  const error = new Error(
    `Failed query: select 1\nparams: ${secret}\n    at ${secret} (/x/${secret}.js:1:1)`,
    { cause },
  );
  const described = describeThirdPartyError(error);
  expect(described).toMatchObject({ error: 'Error', cause: 'Error', causeCode: '22P02' });
  expect(described.at).toMatch(/^src\/platform\/log-third-party\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify([described, describeThirdPartyError(brokenJson())])).not.toMatch(/Rekha|98200/);
});

test.each([
  brokenJson().message,
  `Failed query: insert into "users"\nparams: ${secret}`,
  `Could not read \`${secret}\``,
  `Failed to find Server Action "${secret}".`,
])('%s is logged without its values', (text) => {
  expect(withoutValues(text)).not.toMatch(/Rekha|Pillai|98200/);
  expect(withoutValues(text)).toMatch(/^(Expected|Unexpected|Failed|Could)/);
});

test('a line on the console becomes a line of the log, and its repetition does not', () => {
  const written: string[] = [];
  const before = { ...console };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  try {
    routeConsole();
    // Next's handling of an error of a request, through the method that it calls at that moment.
    for (let time = 0; time < 20; time += 1)
      Reflect.apply(Reflect.get(console, 'error'), console, ['⨯', brokenJson()]);
  } finally {
    Object.assign(console, before);
    vi.restoreAllMocks();
  }
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', event: 'console', text: '⨯', error: 'SyntaxError' }),
  ]);
});
