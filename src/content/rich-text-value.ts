/** Rich text as the editor stores it (a Lexical document); rendered by `site/blocks/rich-text.tsx`. */
export type RichTextValue = { root: { children: RichTextNode[] } };

export type RichTextNode = { type: string; [key: string]: unknown };
