import { spawnSync } from 'node:child_process';

/** Reads a PDF back with Debian's `poppler-utils`, as a program that knows nothing of how it was made. */
export function hasPoppler(): boolean {
  return ['pdftotext', 'pdfinfo'].every((program) => spawnSync(program, ['-v']).status === 0);
}

/** Its words, a line for each of the paper's. */
export function textOfPdf(pdf: Buffer): string {
  return output('pdftotext', ['-layout', '-', '-'], pdf);
}

/** Its words in the order in which they are read, with one space between them. */
export function wordsOfPdf(pdf: Buffer): string {
  return output('pdftotext', ['-raw', '-', '-'], pdf).replaceAll('\u00ad', '').replace(/\s+/g, ' ');
}

/** Returns what a screen reader gets: the tags, a line each, without their words. */
export function tagsOfPdf(pdf: Buffer): string[] {
  const lines = output('pdfinfo', ['-struct', '-'], pdf).split('\n');
  return lines.flatMap((line) => /^ *([A-Z][A-Za-z0-9]*)\b/.exec(line)?.[1] ?? []);
}

export function factsOfPdf(pdf: Buffer): Record<string, string> {
  const lines = output('pdfinfo', ['-'], pdf).split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s+(.*)/, 2)).filter(([key]) => key));
}

function output(program: string, args: string[], input: Buffer): string {
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}
