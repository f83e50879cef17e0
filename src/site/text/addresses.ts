/** A page's one address, for search engines and whoever shares it: no trailing slash, the root has none either. */
export function canonicalAddress(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : siteUrl + path;
}

/** `tel:` wants digits; people read spaces. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** An address that a page may link to; editors' text never becomes a `javascript:` link. */
export function safeHref(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  return /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i.test(href) ? href : undefined;
}

/** A place on a page, from its heading: letters and digits of any script, joined by hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A page whose lists go on has further parts below it, at `/page/2` and so on. */
export function pathOfPart(path: string, part: number): string {
  const whole = path.replace(/\/page\/\d+$/, '').replace(/\/$/, '');
  return part === 1 ? whole || '/' : `${whole}/page/${part}`;
}
