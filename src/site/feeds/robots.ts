/** Everything may be read but the endpoints and the staff's side; pages that want no index say so themselves. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /cmsapi',
    'Disallow: /desk',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
