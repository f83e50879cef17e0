import type { Finding } from './finding.ts';

/** The findings as a person reads them, the grave ones first. */
export function reportOf(findings: Finding[]): string {
  const graveness = { stop: 0, consider: 1 };
  const sorted = findings.toSorted((a, b) => graveness[a.level] - graveness[b.level]);
  const lines = sorted.map(
    ({ level, what, advice }) => `${level === 'stop' ? 'STOP ' : 'note '} ${what}\n      ${advice}`,
  );
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const toSettle = `${count('stop')} to settle before going live`;
  return [...lines, `${toSettle}, ${count('consider')} to consider.`].join('\n');
}
