import fs from 'node:fs';
import { expect, test } from 'vitest';
import { leanEnvironment } from './lean-environment.mjs';

test.each(['deploy/systemd/chhatri@.service', 'deploy/Dockerfile'])(
  '%s sets what keeps a process lean',
  (file) => {
    const text = fs.readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(leanEnvironment)) expect(text).toContain(`${name}=${value}`);
  },
);
