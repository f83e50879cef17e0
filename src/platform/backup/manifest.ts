import { z } from 'zod';

/** A backup's description of itself, as its first entry. */
const manifestShape = z.object({
  format: z.literal(1),
  /** When its view of the database was taken, ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Version of the program that made it. */
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestShape>;

/** A backup's content in numbers, as its last entry: a restore compares what it has loaded with it. */
const sumsShape = z.object({
  /** By table: its rows, and the digest of its COPY text. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  /** By folder and name. */
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});
export type Sums = z.infer<typeof sumsShape>;

export type Totals = { tables: number; rows: number; files: number; bytesOfFiles: number };

export function totalsOf({ tables, files }: Sums): Totals {
  return {
    tables: Object.keys(tables).length,
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    files: Object.keys(files).length,
    bytesOfFiles: Object.values(files).reduce((sum, { size }) => sum + size, 0),
  };
}

/** The file is not a backup, is damaged or cut off, was sealed with another key, or is from a newer version. */
export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable';
}

/** @throws BackupUnreadable */
export function parseManifest(text: string): Manifest {
  return parsedAs(manifestShape, text);
}

/** @throws BackupUnreadable */
export function parseSums(text: string): Sums {
  return parsedAs(sumsShape, text);
}

function parsedAs<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupUnreadable('The backup is of a kind that this version does not know.', { cause });
  }
}
