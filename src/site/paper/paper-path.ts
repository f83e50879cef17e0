/** Where the tables of a page are as a PDF: its own path with this at its end. */
export const paperEnding = '.pdf';
