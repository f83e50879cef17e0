import { Fragment, type ReactNode } from 'react';
import { targetOfLink } from '#content/links/link-target.ts';
import type { RichTextNode, RichTextValue } from '#content/rich-text-value.ts';
import { useSite } from '../document/site-context.tsx';
import { UploadInText } from '../media/upload-in-text.tsx';

/**
 * Renders what the editor stores (a Lexical document) as plain HTML. A node of an unknown type is rendered as
 * its children, so that a text written with a newer editor loses its form at worst, never its words.
 */
export function RichText({ value }: { value: RichTextValue }) {
  return <Nodes nodes={value.root.children} />;
}

function Nodes({ nodes }: { nodes: RichTextNode[] }) {
  // Rendered once on the server: there is no order to keep, so the index is as good a key as any.
  // biome-ignore lint/suspicious/noArrayIndexKey: static output
  return nodes.map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>);
}

function drawNode(node: RichTextNode): ReactNode {
  switch (node.type) {
    case 'text':
      return drawText(String(node.text ?? ''), Number(node.format ?? 0));
    case 'linebreak':
      return <br />;
    case 'tab':
      return ' ';
    case 'paragraph':
      return <p>{drawChildren(node)}</p>;
    case 'heading':
      return drawHeading(node);
    case 'quote':
      return <blockquote>{drawChildren(node)}</blockquote>;
    case 'list':
      return node.listType === 'number' ? (
        <ol start={startOf(node)}>{drawChildren(node)}</ol>
      ) : (
        <ul>{drawChildren(node)}</ul>
      );
    case 'listitem':
      return <li>{drawChildren(node)}</li>;
    case 'upload':
      return <UploadInText id={Number(node.value)} />;
    case 'link':
    case 'autolink':
      return <Link node={node} />;
    default:
      return drawChildren(node);
  }
}

function drawChildren(node: RichTextNode): ReactNode {
  const { children } = node;
  return Array.isArray(children) ? <Nodes nodes={children as RichTextNode[]} /> : null;
}

// The bits of Lexical's text format, innermost element first.
const formats = [
  { bit: 16, Tag: 'code' },
  { bit: 32, Tag: 'sub' },
  { bit: 64, Tag: 'sup' },
  { bit: 8, Tag: 'u' },
  { bit: 4, Tag: 's' },
  { bit: 2, Tag: 'em' },
  { bit: 1, Tag: 'strong' },
] as const;

function drawText(text: string, format: number): ReactNode {
  let drawn: ReactNode = text;
  for (const { bit, Tag } of formats) {
    if (format & bit) drawn = <Tag>{drawn}</Tag>;
  }
  return drawn;
}

/** The page has its h1 already, and its outline goes no deeper than h4. */
function drawHeading(node: RichTextNode): ReactNode {
  const level = Number(String(node.tag ?? 'h2').slice(1)) || 2;
  const Tag = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return <Tag>{drawChildren(node)}</Tag>;
}

function startOf(node: RichTextNode): number | undefined {
  const start = Number(node.start ?? 1);
  return start > 1 ? start : undefined;
}

/** A link leads to an address, or to a page wherever it is now; to a page that is gone it is plain text. */
function Link({ node }: { node: RichTextNode }) {
  const { pageOfRecord, linkTo } = useSite();
  const target = targetOfLink(node);
  const href = linkTo('record' in target ? pageOfRecord(target.record)?.path : target.href);
  const content = drawChildren(node);
  return href ? <a href={href}>{content}</a> : content;
}
