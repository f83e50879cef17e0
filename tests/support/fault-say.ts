/** What a fault test has seen, for the person who runs it: a storm that broke nothing should say how hard it blew. */
export function say(what: string, figures: Record<string, unknown>): void {
  process.stdout.write(`  ${what}: ${JSON.stringify(figures)}\n`);
}
