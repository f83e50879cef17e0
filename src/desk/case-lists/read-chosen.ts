const maxChosen = 100;

/** The cases whose boxes were ticked, in the order of their numbers, so that two requests for several never deadlock. */
export function readChosen(sent: string | undefined): number[] {
  const ids = (sent ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].sort((a, b) => a - b).slice(0, maxChosen);
}
