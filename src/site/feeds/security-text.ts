const validForDays = 180;

/**
 * Where to report a weakness (RFC 9116). The text must name its own end; it is written again every day.
 * @param today `YYYY-MM-DD`
 */
export function securityText({
  siteUrl,
  email,
  today,
}: {
  siteUrl: string;
  email: string;
  today: string;
}): string {
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + validForDays * 86_400_000);
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/contact-us`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
