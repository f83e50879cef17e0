// Programs that read PDFs back for the tests: the machine's own, else Debian's package (as root).
import { ensureInstalled, onPath } from './installed-program.mjs';

const isThere = () => ['pdftotext', 'pdfinfo'].every((program) => onPath(program));

export const ensurePoppler = () => ensureInstalled(isThere, 'poppler-utils');
