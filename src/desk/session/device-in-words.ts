/** A browser in words, as far as they help someone to recognise their own: nothing else of its user agent is kept. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [string, RegExp][] = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

export function deviceInWords(userAgent = ''): string {
  const nameOf = (known: typeof browsers) => known.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device');
}
