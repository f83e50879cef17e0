import { Parser } from 'htmlparser2';

/** A published page as it can be searched: its sections in their order, each with the place that leads to it. */
export type PageText = {
  title: string;
  /** As browsers show it in the tab, without the brand behind it. */
  documentTitle: string;
  description: string;
  passages: Passage[];
};

/** `anchor` is empty for what is before the first section. */
export type Passage = { anchor: string; heading: string; text: string };

/** Not read by anyone who looks for an answer: what is pressed, rendered or shown on demand. */
const skipped = ['script', 'style', 'nav', 'form', 'svg', 'dialog', 'button', 'template'];
/** The same, by class: links that look like buttons, a tool's first question, and the day and kind of a post. */
const skippedClasses = ['button', 'first-question', 'first-answers', 'meta'];
const headings = ['h1', 'h2', 'summary'];
/** A word that is explained, and the letter above it: each can be led to by itself. */
const headingsWithPlace = ['h3', 'dt'];
const inline = ['a', 'b', 'em', 'strong', 'i', 'span', 'abbr', 'small', 'sup', 'mark', 'time'];

/**
 * Reads a page's HTML: what is in `main`, divided at its headings, at the questions that unfold and at
 * words that are explained.
 * @param isAlwaysFound also where search engines are asked to leave it out
 * @returns nothing for a page that is not to be found
 */
export function pageText(html: string, isAlwaysFound = false): PageText | undefined {
  let isHidden = false;
  let isDocumentTitle = false;
  let documentTitle = '';
  let description = '';
  let mainDepth = 0;
  let skippedDepth = 0;
  const opened: { isSkipped: boolean }[] = [];
  let heading: string | undefined;
  // On a page about a cover, its name alone is the title; its headline is text.
  let coverNameDepth = 0;
  // The text of a fold is read where it is, and not in the line that announces it.
  let insideDepth = 0;
  const anchors: { name: string; id: string }[] = [];
  const passages: Passage[] = [{ anchor: '', heading: '', text: '' }];
  const last = () => passages.at(-1) as Passage;
  const isRead = () => mainDepth > 0 && skippedDepth === 0 && insideDepth === 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.name === 'robots')
        isHidden ||= /noindex/.test(attributes.content ?? '');
      if (name === 'meta' && attributes.name === 'description') description = attributes.content ?? '';
      // A drawing inside the page has a title of its own.
      if (name === 'title') isDocumentTitle = mainDepth === 0 && documentTitle === '';
      if (name === 'main') mainDepth += 1;
      const isSkipped = skipped.includes(name) || hasSkippedClass(attributes.class);
      opened.push({ isSkipped });
      if (isSkipped) skippedDepth += 1;
      if (name === 'span' && (insideDepth > 0 || attributes.class === 'fold-inside')) insideDepth += 1;
      if (!isRead()) return;
      if (name === 'span' && (coverNameDepth > 0 || attributes.class === 'cover-name')) coverNameDepth += 1;
      if ((name === 'section' || name === 'details') && attributes.id)
        anchors.push({ name, id: attributes.id });
      if (headingsWithPlace.includes(name) && attributes.id) begin(attributes.id);
      else if (headings.includes(name)) begin(anchors.at(-1)?.id ?? attributes.id ?? '');
      else if (!inline.includes(name)) add('\n');
    },
    ontext(text) {
      if (isDocumentTitle) documentTitle += text;
      add(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (name === 'title') isDocumentTitle = false;
      if (name === 'span' && insideDepth > 0) insideDepth -= 1;
      else if (name === 'span' && coverNameDepth > 0) {
        coverNameDepth -= 1;
        if (coverNameDepth === 0) {
          last().heading = tidy(heading ?? '').replace(/:$/, '');
          heading = undefined;
        }
      }
      if (isRead() && heading !== undefined && [...headings, ...headingsWithPlace].includes(name)) {
        last().heading = tidy(heading);
        heading = undefined;
      } else if (isRead() && !inline.includes(name)) add('\n');
      if (name === anchors.at(-1)?.name) anchors.pop();
      if (opened.pop()?.isSkipped) skippedDepth -= 1;
      if (name === 'main') mainDepth -= 1;
    },
  });

  function begin(anchor: string): void {
    heading = '';
    passages.push({ anchor, heading: '', text: '' });
  }

  function add(text: string): void {
    if (!isRead()) return;
    if (heading === undefined) last().text += text;
    else heading += text;
  }

  parser.end(html);
  if (isHidden && !isAlwaysFound) return undefined;
  const tidied = passages.map(({ text, ...rest }) => ({ ...rest, text: tidyLines(text) }));
  const title = tidied.find((passage) => passage.heading)?.heading ?? '';
  return {
    title,
    documentTitle: tidy(documentTitle.replace(/ \| [^|]*$/, '')),
    description,
    passages: tidied.filter(({ text }) => text),
  };
}

function hasSkippedClass(classes = ''): boolean {
  return classes.split(' ').some((name) => skippedClasses.includes(name));
}

/** Lists and tables have no full stops: each of their parts keeps a line of its own. */
function tidyLines(text: string): string {
  return text.split('\n').map(tidy).filter(Boolean).join('\n');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
