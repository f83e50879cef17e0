/** Programs whose name says that no person reads what they fetch. One without a name counts as such a program. */
const robots =
  /bot|crawl|spider|slurp|preview|fetch|monitor|check|scan|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|node|axios|okhttp|ruby|perl|libwww|apache-http/i;

export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent);
}
