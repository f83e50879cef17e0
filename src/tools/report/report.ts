/**
 * A tool's report on paper: parts in their order, as plain data, so that one document sets the report of
 * every tool (`report.typ`). Pictures are SVG with the words that say the same.
 */
export type Report = {
  /** The finding, which is the report's title. */
  title: string;
  lead: string;
  parts: readonly ReportPart[];
};

export type ReportPart =
  | { kind: 'heading'; text: string; level: 2 | 3 }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean }
  | {
      kind: 'table';
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      /** Indices of columns of figures, set to the right. */
      figures?: readonly number[];
      /** The last row adds up. */
      hasTotal?: boolean;
      /** How the columns share the line; by what is in them where nothing is said. */
      widths?: readonly number[];
    }
  | { kind: 'picture'; svg: string; alt: string /** Share of the line's width. */; width: number }
  /** A new page begins. */
  | { kind: 'page' };
