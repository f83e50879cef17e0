import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { manifestOf } from './src/site/document/assets.ts';
import { isLanguageCode, type Locale, languageOf, pseudoLocale } from './src/ui/language/locales.ts';

/**
 * What browsers get is built once for each locale: no one loads the words of a language that they do not read, however
 * many there are, and no one but a test what makes English strange. Scripts without words are the same in all, by name
 * and content.
 */
export function clientBuildOf(locale: Locale): InlineConfig {
  return {
    configFile: 'vite.config.ts',
    mode: 'production',
    plugins: [wordsOf(locale)],
    build: { manifest: manifestOf(locale), emptyOutDir: false },
  };
}

const nothing = '\0nothing-of-';
const unchanged = '\0unchanged';

function wordsOf(locale: Locale): Plugin {
  return {
    name: 'words-of-one-locale',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = path.basename(source, '.ts');
      if (/^pseudo(-facts)?$/.test(name) && locale !== pseudoLocale) return unchanged;
      const isOther = isLanguageCode(name) && name !== languageOf(locale);
      return isOther && path.basename(importer ?? '') === 'messages.ts' ? nothing + name : undefined;
    },
    // Else each room's list of languages names those that it has not.
    transform(code, id) {
      if (path.basename(id) !== 'messages.ts') return undefined;
      return code.replace(/\{\s*(\w+(?:,\s*\w+)*),?\s*\}(?=[);]| satisfies)/g, (whole, names: string) => {
        const known = names.split(/,\s*/);
        if (!known.every(isLanguageCode)) return whole;
        return `{ ${known.filter((name) => name === languageOf(locale)).join(', ')} }`;
      });
    },
    load(id) {
      if (id === unchanged)
        return 'const same = (value) => value; export { same as pseudo, same as inLocale, same as pseudoText, same as pseudoFacts };';
      return id.startsWith(nothing) ? `export const ${id.slice(nothing.length)} = undefined;` : undefined;
    },
  };
}
