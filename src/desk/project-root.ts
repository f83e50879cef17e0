/** The folder that `npm` runs in: every command of this project starts there. */
export const projectRoot = process.cwd();
