import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { brandSchema, type Typeface, typefacesSchema } from './brand.schema.ts';
import { BrandError } from './brand-error.ts';
import { faintPairs } from './contrast.ts';
import { paintMark } from './mark.ts';

/** The design from which pictures are made: `brand.json` and the mark. */
export type BrandDesign = z.infer<typeof brandSchema> & {
  /** Absolute path. */
  folder: string;
  /** The mark as an SVG file, its paints by value. */
  mark: string;
};

export type Brand = BrandDesign & {
  /** Styles that name the fonts: `--family`, its files and its fallback. */
  fontStyles: string;
  /** By its code each language with a script of its own: styles that name the fonts of that. */
  scriptStyles: Record<string, string>;
  /** Styles with the letters of headings, for a phone's first page; empty where a brand has none. */
  headingStyles: string;
  /** Typefaces of cards and PDFs. */
  typefaces: Typeface[];
};

const headingFile = 'fonts/headings.css';

/** Made from the mark by `npm run icons`; browsers and the web manifest ask for them by these names. */
const icons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** @throws BrandError with all that is wrong */
export function readBrand(folder: string): Brand {
  const design = readDesign(folder);
  const fontStyles = withoutComments(readText(folder, 'fonts/fonts.css'));
  const scriptStyles = stylesOfScripts(folder);
  const headingStyles = hasFile(folder, headingFile) ? withoutComments(readText(folder, headingFile)) : '';
  const typefaces = parsed(folder, 'fonts/typesetter.json', typefacesSchema);
  const needed = [
    ...icons.map((icon) => `public/${icon}`),
    ...[fontStyles, ...Object.values(scriptStyles)]
      .flatMap((styles) => [...styles.matchAll(/url\("\/([^"]+)"\)/g)])
      .map(([, file]) => `public/${file}`),
    ...typefaces.map(({ file }) => `fonts/${file}`),
  ];
  const missing = needed.filter((file) => !hasFile(folder, file));
  if (missing.length > 0)
    throw new BrandError(
      folder,
      missing.map((file) => `${file}: is missing`),
    );
  return { ...design, fontStyles, scriptStyles, headingStyles, typefaces };
}

function stylesOfScripts(folder: string): Record<string, string> {
  const files = fs.globSync('fonts/fonts.*.css', { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => [path.basename(file).split('.')[1], withoutComments(readText(folder, file))]),
  );
}

function withoutComments(styles: string): string {
  return styles.replace(/\/\*.*?\*\//gs, '').trim();
}

function hasFile(folder: string, file: string): boolean {
  return fs.existsSync(path.join(folder, file));
}

/** Reads the design for making icons and fonts, whether they are there or not. @throws BrandError */
export function readDesign(folder: string): BrandDesign {
  const definition = parsed(folder, 'brand.json', brandSchema);
  const faint = faintPairs(definition.colours).map((pair) => `brand.json: ${pair}`);
  const mark = paintMark(readText(folder, 'mark.svg'), definition.colours);
  const problems = [...faint, ...mark.problems.map((problem) => `mark.svg: ${problem}`)];
  if (problems.length > 0) throw new BrandError(folder, problems);
  return { ...definition, folder, mark: mark.svg };
}

function parsed<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(readJson(folder, file));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: place, message }) =>
    [file, place.join('.'), message].filter(Boolean).join(': '),
  );
  throw new BrandError(folder, faults);
}

function readJson(folder: string, file: string): unknown {
  const text = readText(folder, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrandError(folder, [`${file}: ${(error as Error).message}`]);
  }
}

function readText(folder: string, file: string): string {
  try {
    return fs.readFileSync(path.join(folder, file), 'utf8');
  } catch (cause) {
    const isMissing = (cause as { code?: string }).code === 'ENOENT';
    throw new BrandError(folder, [`${file}: ${isMissing ? 'is missing' : 'cannot be read'}`]);
  }
}
