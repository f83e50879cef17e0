/** Where the formulas are, in every language below its prefix; results link to the version that made them. */
export const formulasKey = 'how-we-calculate';
export const formulasPath = `/${formulasKey}`;

export function formulaPath({ key, version }: { key: string; version: number }): string {
  return `${formulasPath}/${key}/${version}`;
}
