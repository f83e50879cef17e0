import { fileNamePattern, nameOfFile } from '#content/collections/upload/upload-names.ts';

/**
 * Which uploads published pages show, counted while pages come and go, so that a request for a file costs one look-up and
 * no query. A page counts for whatever its HTML names, whether an editor chose the picture or typed the address.
 */
export type ShownUploads = {
  /** @param before the uploads that the page has shown until now */
  replace(before: readonly string[] | undefined, now: readonly string[] | undefined): void;
  /** @param file a name that fits the pattern */
  has(file: string): boolean;
};

export function shownUploads(): ShownUploads {
  const pagesWith = new Map<string, number>();

  function add(name: string, pages: number): void {
    const count = (pagesWith.get(name) ?? 0) + pages;
    if (count > 0) pagesWith.set(name, count);
    else pagesWith.delete(name);
  }

  return {
    replace(before = [], now = []) {
      for (const name of now) add(name, 1);
      for (const name of before) add(name, -1);
    },
    has: (file) => pagesWith.has(nameOfFile(file)),
  };
}

/** @returns the stored names of the uploads whose files are named in a page's HTML, each once */
export function uploadsNamedIn(html: string): string[] {
  const files = [...html.matchAll(/\/media\/([\w.-]+)/g)].map(([, file = '']) => file);
  return [...new Set(files.filter((file) => fileNamePattern.test(file)).map(nameOfFile))].sort();
}
