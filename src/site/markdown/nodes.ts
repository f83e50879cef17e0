import type { parseDocument } from 'htmlparser2';

/** A node of a page's HTML, as the parser returns it. */
export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: { [name: string]: string } }>;

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** The elements for which `is` holds, none inside of another. */
export function elementsWhere(nodes: readonly Node[], is: (element: Element) => boolean): Element[] {
  return nodes.filter(isElement).flatMap((element) => {
    return is(element) ? [element] : elementsWhere(element.children, is);
  });
}

export function isNamed(...names: string[]): (element: Element) => boolean {
  return ({ name }) => names.includes(name);
}

export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(' ').includes(name);
}
