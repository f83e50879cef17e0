/**
 * The `start` export of a file `<name>.island.tsx`. An island is a part of a page that reacts to a person: the
 * page has its HTML (`island.tsx`), and its script comes when someone wants it (`start-islands.ts`). The file is
 * a script of its own, found by its name.
 */
export type StartIsland<Props> = (element: HTMLElement, props: Props) => Running | Promise<Running>;

/** An island that answers: clicks inside it are its own from now on. */
export type Running = {
  /** Called for each click on what opens the island from elsewhere on the page. */
  handleOpener?: (opener: HTMLElement) => void;
};
