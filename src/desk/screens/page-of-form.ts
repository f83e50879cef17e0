type Sent = {
  /** Where the form went, and the page that the browser says it was on. */
  path: string;
  referer: string | undefined;
};

/**
 * The page of the desk that a form was typed on: the one that the browser names, else the nearest above the form's own
 * address. What a page says once, such as that something was saved, is left out.
 * @param pages Hono's patterns of the desk's pages
 */
export function pageOfForm(
  { path, referer }: Sent,
  pages: readonly string[],
  isOwn: (origin: string) => boolean,
): string {
  const isPage = (pathname: string) => pages.some((pattern) => matches(pattern, pathname));
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  if (from && isOwn(from.origin) && isPage(from.pathname)) {
    for (const name of ['said', 'about']) from.searchParams.delete(name);
    return from.pathname + from.search;
  }
  const steps = path.split('/');
  const above = steps.map((_, left) => steps.slice(0, steps.length - left).join('/'));
  return above.find(isPage) ?? '/desk';
}

function matches(pattern: string, pathname: string): boolean {
  const [parts, steps] = [pattern.split('/'), pathname.split('/')];
  return (
    parts.length === steps.length &&
    parts.every((part, index) => (part.startsWith(':') ? steps[index] : part === steps[index]))
  );
}
