/** The fields of the forms on a rendered page, as a browser without a script would send them. */
export function formIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const name = attributeOf(tag, 'name');
    if (name && !/ disabled/.test(tag)) fields[name] = attributeOf(tag, 'value') ?? '';
  }
  for (const [, tag = '', options = ''] of html.matchAll(/(<select [^>]*>)(.*?)<\/select>/gs)) {
    const chosen = /<option [^>]*selected[^>]*>/.exec(options)?.[0] ?? '';
    fields[attributeOf(tag, 'name') ?? ''] = attributeOf(chosen, 'value') ?? '';
  }
  for (const [, tag = '', text = ''] of html.matchAll(/(<textarea [^>]*>)(.*?)<\/textarea>/gs))
    fields[attributeOf(tag, 'name') ?? ''] = unescaped(text);
  return fields;
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
