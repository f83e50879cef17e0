// Programs that read PDFs back for the tests: the machine's own, else Debian's package (as root).
import { canInstallPackages, installPackages, onPath } from './installed-program.mjs';
import { step } from './progress.mjs';

const isThere = () => ['pdftotext', 'pdfinfo'].every((program) => onPath(program));

/** @returns {Promise<boolean>} whether they are there: the tests that need them are not run without */
export async function ensurePoppler() {
  if (isThere() || !canInstallPackages()) return isThere();
  // Without a network everything else can still be tested.
  await step('Installing poppler-utils', () => installPackages('poppler-utils')).catch(() => undefined);
  return isThere();
}
