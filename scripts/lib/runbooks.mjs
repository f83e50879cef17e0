// What a runbook tells its reader to type and to look for, so that tests can run the one and find the other.

export const runbooksFolder = 'docs/runbooks';

const fenced = /^( *)```sh\n([\s\S]*?)^ *```$/gm;
const inSentence = /`((?:npm (?:run|start)|openssl) ?[^`]*)`/g;

/**
 * Blocks of the shell without their indentation, and commands within a sentence, each once.
 * @param {string} text
 */
export function commandsIn(text) {
  const blocks = [...text.matchAll(fenced)].map(([, indent, lines]) =>
    lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
  );
  const sentences = [...text.replaceAll(fenced, '').matchAll(inSentence)];
  return [...new Set([...blocks, ...sentences.map(([, command]) => command.replaceAll(/\s+/g, ' '))])];
}

/**
 * Lines of the log that the reader is told to look for: three words or more, and nothing that is part of a command.
 * @param {string} text
 */
export function logEventsIn(text) {
  return [...text.matchAll(/`([a-z]+(?:,? [a-z]+){2,})`/g)]
    .map(([, words]) => words)
    .filter((words) => !/^(npm|openssl) /.test(words));
}

/**
 * The tests that rehearse it, by its own word.
 * @param {string} text
 */
export function rehearsalsOf(text) {
  const [, named = ''] = /Rehearsed\s+by\s+(`[^`]+`(?:\s+and\s+`[^`]+`)*)/.exec(text) ?? [];
  return [...named.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
}
