// The project's folder and environment, for every script, wherever it is started from.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Makes the project the current folder and reads its `.env`; variables that are already set win. */
export function enterProject() {
  process.chdir(projectFolder);
  if (fs.existsSync('.env')) process.loadEnvFile?.('.env');
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}

/** @returns {boolean} whether a folder, as it is named in the project, is the project's or below it */
export function isInProject(folder) {
  return !path.relative(projectFolder, path.resolve(projectFolder, folder)).startsWith('..');
}
