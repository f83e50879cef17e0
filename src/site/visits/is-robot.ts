/** Programs that say by their name that no one reads what they fetch; who names nothing is taken for one as well. */
const robots =
  /bot|crawl|spider|slurp|preview|fetch|monitor|check|scan|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|node|axios|okhttp|ruby|perl|libwww|apache-http/i;

export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent);
}
