// age for the test that opens a backup by hand: the machine's own, else Debian's package (as root).
import { ensureInstalled, onPath } from './installed-program.mjs';

/** @returns {string | undefined} */
export const findAge = () => onPath('age');

export const ensureAge = () => ensureInstalled(() => findAge() !== undefined, 'age');
