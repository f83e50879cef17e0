import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import type { RichTextNode, RichTextValue } from '#content/rich-text-value.ts';
import { mailStyles } from '#mail/layout/mail-styles.ts';

/**
 * Renders rich text for a mail: styles on each element, links as whole addresses (`address` of a link's node, put there
 * when the words were fixed). A node of an unknown type is rendered as its children.
 */
export function MailRichText({ value }: { value: RichTextValue }) {
  return <Nodes nodes={value.root.children} />;
}

function Nodes({ nodes }: { nodes: RichTextNode[] }) {
  // Handed over one by one, so that they need no keys: a mail is rendered once.
  return createElement(Fragment, null, ...nodes.map(drawNode));
}

function drawNode(node: RichTextNode): ReactNode {
  const { text, title, link } = mailStyles();
  const heading: CSSProperties = { ...title, fontSize: '20px', lineHeight: '27px', margin: '22px 0 8px' };
  const children = Array.isArray(node.children) ? <Nodes nodes={node.children as RichTextNode[]} /> : null;
  switch (node.type) {
    case 'text':
      return drawText(String(node.text ?? ''), Number(node.format ?? 0));
    case 'linebreak':
      return <br />;
    case 'paragraph':
      return <p style={text}>{children}</p>;
    case 'heading':
      return node.tag === 'h1' || node.tag === 'h2' ? (
        <h2 style={heading}>{children}</h2>
      ) : (
        <h3 style={{ ...heading, fontSize: '17px' }}>{children}</h3>
      );
    case 'quote':
      return <blockquote style={{ ...text, paddingLeft: '16px' }}>{children}</blockquote>;
    case 'list':
      return node.listType === 'number' ? (
        <ol style={{ ...text, paddingLeft: '24px' }}>{children}</ol>
      ) : (
        <ul style={{ ...text, paddingLeft: '24px' }}>{children}</ul>
      );
    case 'listitem':
      return <li style={{ marginBottom: '6px' }}>{children}</li>;
    case 'link':
      return typeof node.address === 'string' ? (
        <a href={node.address} style={{ color: link.color }}>
          {children}
        </a>
      ) : (
        children
      );
    default:
      return children;
  }
}

// The bits of Lexical's text format.
function drawText(text: string, format: number): ReactNode {
  const emphasised = format & 2 ? <em>{text}</em> : text;
  return format & 1 ? <strong>{emphasised}</strong> : emphasised;
}
