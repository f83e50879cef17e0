/** A folder that makes no brand: names the folder, and each thing that is wrong in a line. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly problems: string[];
  constructor(folder: string, problems: string[]) {
    super(
      `The brand in ${folder} cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.problems = problems;
  }
}
