import fs from 'node:fs';
import path from 'node:path';

/** Every phone draws Devanagari; a machine that runs tests often does not. Android’s own font, in both of its weights. */
const fonts = path.resolve('node_modules/@expo-google-fonts/noto-sans-devanagari');

/**
 * The environment of a browser whose system has that font besides those of this machine.
 * @param folder where fontconfig may keep its files for as long as the browser runs
 */
export function environmentOfPhone(folder: string): Record<string, string> {
  const file = path.join(folder, 'fonts.conf');
  const folders = ['400Regular', '700Bold'].map((weight) => `<dir>${path.join(fonts, weight)}</dir>`);
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  ${folders.join('\n  ')}
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
