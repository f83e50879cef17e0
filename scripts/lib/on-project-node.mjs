// How every script begins that may be the first one on a fresh clone: in the project's folder, with its
// environment and its dependencies, under the Node that came with them.
import { ensureDependencies } from './dependencies.mjs';
import { endWithLauncher, endWithNpm, isLaunched, launchUnder } from './launch.mjs';
import { nodeToUse } from './node-to-use.mjs';
import { inOneProcess } from './one-process.mjs';
import { StartError } from './progress.mjs';
import { enterProject, isInProject } from './project.mjs';
import { isRelease } from './release.mjs';

const dataOutside =
  'This is a release, and the next one will be in another folder. Set DATA_DIR to a folder outside of it, such as /var/lib/chhatri: database, files and keys are kept there.';

/**
 * @param {() => Promise<unknown>} work
 * @param {() => Promise<unknown>} checkFirst what can fail quickly, asked before anything is installed
 * @param {Record<string, string>} variables for its process, where that is another one
 */
export async function onProjectNode(work, checkFirst = async () => undefined, variables = {}) {
  try {
    enterProject();
    if (isRelease() && isInProject(process.env.DATA_DIR || '.data')) throw new StartError(dataOutside);
    if (isLaunched()) endWithLauncher();
    else {
      endWithNpm();
      await checkFirst();
      await inOneProcess(ensureDependencies);
    }
    const node = nodeToUse();
    if (node === process.execPath) await work();
    else launchUnder(node, variables);
  } catch (error) {
    const said = error instanceof StartError ? error.message : (error.stack ?? String(error));
    process.stderr.write(`${said}\n`);
    process.exit(1);
  }
}
