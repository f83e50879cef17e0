import fs from 'node:fs';
import path from 'node:path';
import { type BrandDefinition, brandSchema } from './brand.schema.ts';
import { faintPairs } from './contrast.ts';

export type Brand = BrandDefinition & {
  /** Absolute path. */
  folder: string;
};

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

/** @throws BrandError */
export function readBrand(folder: string): Brand {
  const parsed = brandSchema.safeParse(readDefinition(folder));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`);
    throw new BrandError(
      folder,
      faults.map((fault) => `brand.json: ${fault}`),
    );
  }
  const faint = faintPairs(parsed.data.colours);
  if (faint.length > 0) throw new BrandError(folder, faint);
  return { ...parsed.data, folder };
}

function readDefinition(folder: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'brand.json'), 'utf8'));
  } catch (error) {
    const isMissing = (error as { code?: string }).code === 'ENOENT';
    const reason = isMissing ? 'is missing' : (error as Error).message;
    throw new BrandError(folder, [`brand.json: ${reason}`]);
  }
}
