import { Parser } from 'htmlparser2';

/** Attributes that contain data for an island as JSON. */
const isJson = (text: string) => /^[[{]/.test(text);

/**
 * Every text that a document gives to people and programs: its words, its attributes, and the strings in its linked data
 * and in what its islands are given. Scripts and styles are left out.
 */
export function textsOfHtml(html: string): string[] {
  const texts: string[] = [];
  let open: { name: string; isJson: boolean; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const value of Object.values(attributes)) {
        texts.push(...(isJson(value) ? stringsIn(JSON.parse(value)) : [value]));
      }
      if (name === 'script' || name === 'style')
        open = { name, isJson: /json$/.test(attributes.type ?? ''), text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
      else texts.push(text);
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      if (open.isJson) texts.push(...stringsIn(JSON.parse(open.text)));
      open = undefined;
    },
  });
  parser.end(html);
  return texts;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
