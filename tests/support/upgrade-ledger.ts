/**
 * Contents put into the old database, through its own interfaces; written beside the dump, so that a later
 * version can be asked for all of it.
 */
export type Doc = Record<string, unknown>;

/** How the records of a collection are told apart. */
export const keyFields = { pages: 'contentKey', faqs: 'key', 'blog-posts': 'slug' } as const;
export type ContentCollection = keyof typeof keyFields;

export type ContentRecord = {
  collection: ContentCollection;
  key: string;
  /** The text that visitors read; null where they read nothing. */
  published: Doc | null;
  /** The text that staff see, where that is another one. */
  draft?: Doc;
};

/** A save that carried an `Idempotency-Key`, and how it was answered. */
export type KeyedSave = {
  endpoint: string;
  key: string;
  form: Doc;
  answer: { status: number; body: unknown };
};

export type UpgradeLedger = {
  /** The commit whose build made the database. */
  version: string;
  madeAt: string;
  appSecret: string;
  staff: { email: string; password: string; role: string; name: string }[];
  /** Everything that there was, touched or not. */
  keys: Record<ContentCollection, string[]>;
  /** Content that staff touched, except what they deleted. */
  content: ContentRecord[];
  deleted: { collection: ContentCollection; key: string }[];
  settings: Doc;
  /** The titles of the first level, menu by menu. */
  menuTitles: Record<'top' | 'sidebar', string[]>;
  documents: Doc[];
  enquiries: Doc[];
  agents: Doc[];
  consents: Doc[];
  deliveries: Doc[];
  keyedSaves: KeyedSave[];
};
