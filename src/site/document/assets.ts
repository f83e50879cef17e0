import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IslandAddresses } from '#ui/island/island.tsx';
import type { Locale } from '#ui/language/locales.ts';
import type { Assets } from './page-data.ts';

type ManifestChunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, ManifestChunk | undefined>;

type BuiltAssets = Assets & { entry: { code: string } };

const entry = 'src/site/client/entry.ts';
const measuring = 'src/site/client/measure-visit.ts';
const islandSuffix = '.island.tsx';

/** Which script is called what in a locale's build, below its folder. */
export function manifestOf(locale: Locale): string {
  return `.vite/manifest-${locale}.json`;
}

/**
 * The script of every page and the addresses of the islands, in each locale, from the client's builds.
 * @throws Error when the client has not been built, or in a way that pages cannot use
 */
export async function readAssetsOf(
  locales: readonly Locale[],
  clientDirectory: string,
): Promise<(locale: Locale) => BuiltAssets> {
  const each = locales.map(async (locale) => [locale, await readAssets(locale, clientDirectory)] as const);
  const read = new Map(await Promise.all(each));
  return (locale) => {
    const ours = read.get(locale);
    if (!ours) throw new Error(`The scripts in ${locale} were not read.`);
    return ours;
  };
}

async function readAssets(locale: Locale, clientDirectory: string): Promise<BuiltAssets> {
  const manifestFile = path.join(clientDirectory, manifestOf(locale));
  const text = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error('The client build is missing: run `npm run build`.', { cause });
  });
  const manifest: Manifest = JSON.parse(text);
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The client build does not contain ${entry}.`);
  // It is in the page and has no address that an import could start from.
  if (chunk.imports) throw new Error(`${entry} shares ${chunk.imports} with an island.`);
  const code = (await readFile(path.join(clientDirectory, chunk.file), 'utf8')).trim();
  return { entry: { code: withAddresses(code, manifest) }, islands: islandsIn(manifest) };
}

/** The script of every page names what it fetches by its source. */
function withAddresses(code: string, manifest: Manifest): string {
  return code.replace(`/${measuring}`, () => {
    const { file, imports } = manifest[measuring] ?? {};
    if (!file || imports)
      throw new Error(`The client build does not contain ${measuring} as a file of its own.`);
    return `/${file}`;
  });
}

/** Vite serves every script at its source's path, and names its own scripts when it finishes the page. */
export function developmentAssets(): Assets {
  const files = globSync(`src/**/*${islandSuffix}`);
  const islands = namedOnce(files.map((file) => [file, [`/${file}`]]));
  return { entry: { address: `/${entry}` }, islands };
}

function islandsIn(manifest: Manifest): IslandAddresses {
  const islands = Object.entries(manifest).filter(([source]) => source.endsWith(islandSuffix));
  return namedOnce(islands.map(([source]) => [source, [...addressesOf(manifest, source)]]));
}

/** Returns the addresses of a chunk, and of all that it imports before it runs. */
function addressesOf(manifest: Manifest, key: string): Set<string> {
  const { file = '', imports = [] } = manifest[key] ?? {};
  return new Set([`/${file}`, ...imports.flatMap((imported) => [...addressesOf(manifest, imported)])]);
}

function namedOnce(islands: [source: string, addresses: string[]][]): IslandAddresses {
  const byName: Record<string, string[]> = {};
  for (const [source, addresses] of islands) {
    const name = path.basename(source, islandSuffix);
    if (byName[name]) throw new Error(`Two islands are called ${name}: ${source} is the second.`);
    byName[name] = addresses;
  }
  return byName;
}
