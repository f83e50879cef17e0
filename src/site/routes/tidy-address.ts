/**
 * The permanent address of a path that has another form of the same: without trailing slashes, and the
 * page instead of its slug constant. Nothing when the path is as it should be.
 */
export function tidyPath(path: string, redirects: ReadonlyMap<string, string>): string | undefined {
  // Also folds slashes at the front: `//host/` in a Location header would lead to another site.
  const tidy = path.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  const target = redirects.get(tidy) ?? tidy;
  return target === path ? undefined : target;
}
