import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';

const dataDir = temporaryFolder();

test.each(['password1234', 'chhatri-chhatri'])(
  'a first password such as %s is refused before a database is made',
  async (password) => {
    for (const [name, value] of Object.entries({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      STAFF_EMAIL: 'asha@broker.example',
      STAFF_PASSWORD: password,
    }))
      vi.stubEnv(name, value);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
      removeFolder(dataDir);
    });
    const { openDatabase } = await import('./open-database.ts');
    const steps: string[] = [];
    const progress = {
      say: (text: string) => void steps.push(text),
      step: async (title: string): Promise<never> => {
        steps.push(title);
        throw new Error('The database would be made.');
      },
    };
    await expect(openDatabase(progress)).rejects.toThrow(/STAFF_PASSWORD: /);
    expect(steps).toEqual([]);
    expect(fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []).toEqual([]);
  },
  // The list of leaked passwords and the definitions of all content are loaded.
  300_000,
);
