import { Parser } from 'htmlparser2';

/** A page as a reader goes through it: where its links lead, the places in it, and its texts, a block each. */
type ReadPage = { links: string[]; anchors: Set<string>; blocks: { name: string; text: string }[] };

const inline = [
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sup',
  'time',
];
/** An image or a control is content, though it has no text. */
const withoutText = ['img', 'svg', 'input', 'select', 'textarea', 'button', 'iframe', 'label'];
const mustSaySomething = [
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'p',
  'caption',
  'summary',
  'th',
  'address',
  'figcaption',
  'blockquote',
  'section',
  'a',
  'strong',
];
const skipped = ['script', 'style', 'svg', 'template'];

/**
 * Faults that a reader stumbles over: links to what is not there, headings and lists with nothing in them, and the
 * blanks and stray marks that are left where a setting is absent.
 * @param isElsewhere whether an address is answered though it is none of these pages
 */
export function faultsOfPages(
  pages: ReadonlyMap<string, string>,
  isElsewhere: (path: string) => boolean,
): string[] {
  const read = new Map([...pages].map(([path, html]) => [path, readPage(html)]));
  return [...read].flatMap(([path, { links, blocks }]) => [
    ...new Set(
      links.flatMap((href) => {
        const { pathname, hash } = new URL(href, `http://site${path}`);
        const target = read.get(pathname);
        if (!target) return isElsewhere(pathname) ? [] : [`${path}: ${href} leads nowhere`];
        const anchor = decodeURIComponent(hash.slice(1));
        return !anchor || target.anchors.has(anchor)
          ? []
          : [`${path}: ${href} leads to no place on its page`];
      }),
    ),
    ...blocks.flatMap(({ name, text }) => faultsOfBlock(name, text).map((fault) => `${path}: ${fault}`)),
  ]);
}

function faultsOfBlock(name: string, text: string): string[] {
  if (text.trim() === '') return mustSaySomething.includes(name) ? [`an empty <${name}>`] : [];
  if (text === 'Dear Sir or Madam,') return [];
  const fault = strayMarks.exec(text);
  return fault ? [`“${text.slice(Math.max(0, fault.index - 40), fault.index + 40)}”`] : [];
}

/** Two blanks; a mark after a blank, doubled or at the beginning; brackets around nothing; a bracket at the end. */
const strayMarks =
  /\S {2,}\S| [,.;!?](?=\s|$)|,\s*[,.;:]|[.;:]\s*[,;:]|\.\.(?!\.)|^\s*[,.;:)]|\(\s*[,.;)]|\(\s*$|,\s*$/;

function readPage(html: string): ReadPage {
  const page: ReadPage = { links: [], anchors: new Set(), blocks: [] };
  const open: { name: string; text: string; isFull: boolean }[] = [];
  let skippedDepth = 0;
  const parser = new Parser({
    onopentag(name, { id, href, hidden, role, 'aria-hidden': ariaHidden }) {
      if (id) page.anchors.add(id);
      if (name === 'a' && href && /^[/#?]/.test(href)) page.links.push(href);
      if (skipped.includes(name)) skippedDepth += 1;
      const isShown =
        withoutText.includes(name) || hidden !== undefined || ariaHidden === 'true' || role === 'status';
      if (isShown) for (const element of open) element.isFull = true;
      open.push({ name, text: '', isFull: isShown });
    },
    ontext(text) {
      if (skippedDepth > 0) return;
      const at = open.at(-1);
      if (at) at.text += text;
    },
    onclosetag(name) {
      if (skipped.includes(name)) skippedDepth -= 1;
      const closed = open.pop();
      // A template is empty until a script fills it.
      if (!closed || skippedDepth > 0) return;
      const isEmpty = closed.text.trim() === '';
      // Words of what is inside of it are in blocks of their own.
      if (isEmpty ? !closed.isFull : !inline.includes(name)) page.blocks.push({ name, text: closed.text });
      const above = open.at(-1);
      if (!above) return;
      if (inline.includes(name)) above.text += closed.text;
      if (!isEmpty || closed.isFull) for (const element of open) element.isFull = true;
    },
  });
  parser.end(html);
  return page;
}
