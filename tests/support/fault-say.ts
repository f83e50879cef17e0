/** Prints figures for the person who runs a fault test: a storm that broke nothing should say how hard it blew. */
export function say(what: string, figures: Record<string, unknown>): void {
  process.stdout.write(`  ${what}: ${JSON.stringify(figures)}\n`);
}
