import { afterEach, expect, test, vi } from 'vitest';
import { keep } from '#tools/journey/browser/stored-answers.ts';
import { start } from './tool-go-on.island.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The link beside Start, in a browser that keeps what it is given. */
async function shown(given: (storage: Map<string, string>) => void): Promise<boolean> {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  given(storage);
  const toggleAttribute = vi.fn<(name: string, isOn: boolean) => void>();
  await start({ children: [{ toggleAttribute }] } as unknown as HTMLElement, {
    storageName: 'answers:health-cover',
  });
  return toggleAttribute.mock.lastCall?.[1] === false;
}

test('the way back is shown where the journey keeps an answer, and else nowhere', async () => {
  const keeping = (answers: Record<string, string>) => () => keep('health-cover', { version: 1, answers });
  expect(await shown(keeping({ who: 'family' }))).toBe(true);
  expect(await shown(keeping({ who: '' }))).toBe(false);
  expect(await shown(() => keep('personal-risk', { version: 1, answers: { home: 'own' } }))).toBe(false);
  expect(await shown(() => undefined)).toBe(false);
});

test.each(['null', 'no JSON', '{"answers":null}', '7'])(
  'what else lies there is nothing: %s',
  async (text) => {
    expect(await shown((storage) => storage.set('answers:health-cover', text))).toBe(false);
  },
);
