import type { Retention } from './globals/retention.field.ts';

/**
 * What the rest of the house knows of content: plain shapes, no vendor types. `content/read/` fills them
 * from the content service; templates and menus draw them.
 */
export const pageKinds = [
  'home',
  'hub',
  'corporate-product',
  'corporate-sector',
  'corporate-size',
  'personal-product',
  'fertility',
  'other-product',
  'faq',
  'blog',
  'tool',
  'thank-you',
  'contact',
  'legal',
  'about',
  'career',
  'news',
  'landing',
  'not-found',
] as const;
export type PageKind = (typeof pageKinds)[number];

export const audiences = ['companies', 'people', 'fertility', 'agents', 'everyone'] as const;
export type Audience = (typeof audiences)[number];

export const faqGroups = ['personal', 'corporate', 'posp'] as const;
export type FaqGroup = (typeof faqGroups)[number];

export const postCategories = ['opportunity', 'strategy', 'successful'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Rich text as the editor stores it (a Lexical document); drawn by `site/blocks/rich-text.tsx`. */
export type RichText = { root: { children: RichTextNode[] } };
export type RichTextNode = { type: string; [key: string]: unknown };

type Titled = { title: string; text: string };
type CoverLink = { label: string; href?: string };

export type Block = { id: string } & (
  | { blockType: 'prose'; heading?: string; anchor?: string; body: RichText }
  | { blockType: 'who-for'; heading: string; intro?: string; items: Titled[] }
  | { blockType: 'cover'; heading: string; covered: string[]; notCovered: string[]; note?: string }
  | {
      blockType: 'price';
      heading: string;
      intro?: string;
      factors: { name: string; why: string }[];
      note?: string;
    }
  | { blockType: 'steps'; heading: string; intro?: string; steps: Titled[] }
  | { blockType: 'documents'; heading: string; intro?: string; items: string[] }
  | { blockType: 'law'; heading: string; body: RichText; asOn: string }
  | { blockType: 'questions'; heading: string; items: { question: string; answer: RichText }[] }
  | {
      blockType: 'links';
      heading: string;
      intro?: string;
      links: { label: string; href: string; text?: string }[];
    }
  | {
      blockType: 'matrix';
      heading: string;
      intro?: string;
      rows: { risk: string; how: string; core: CoverLink[]; optional: CoverLink[] }[];
      note?: string;
    }
  | {
      blockType: 'table';
      heading: string;
      intro?: string;
      columns: string[];
      rows: string[][];
      note?: string;
    }
  | { blockType: 'notice'; tone: 'info' | 'caution'; heading?: string; body: RichText }
  | {
      blockType: 'reviews';
      heading: string;
      intro?: string;
      reviews: {
        words: string;
        /** Who says it, as they agreed to be named. */
        name: string;
        /** What they are to us: "HR manager, insured since 2024". */
        about: string;
        /** Where it was said first, if that can be read by others. */
        source?: string;
      }[];
    }
  | { blockType: 'call-back'; heading: string; text: string; button: string }
  | { blockType: 'faq-list'; heading: string; group: FaqGroup }
  | { blockType: 'post-list'; heading: string; category: 'all' | PostCategory }
  | { blockType: 'stats'; heading: string }
  | { blockType: 'company'; heading: string }
  | { blockType: 'premiums'; heading: string }
);
export type BlockType = Block['blockType'];
export type BlockOf<T extends BlockType> = Extract<Block, { blockType: T }>;

export type PageContent = {
  id: number;
  path: string;
  contentKey: string;
  kind: PageKind;
  audience: Audience;
  /** Without the brand, which the document adds. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  hideHeader: boolean;
  hideFooter: boolean;
  isIndexed: boolean;
  status: 200 | 404;
  blocks: Block[];
};

export type Faq = { key: string; group: FaqGroup; question: string; answer: RichText };

export type Post = {
  slug: string;
  title: string;
  description: string;
  category: PostCategory;
  /** `YYYY-MM-DD`; lists are sorted by it, ascending. */
  sortDate: string;
  lead: string;
  body: RichText;
};

/** An entry of a menu: a route or an external address, and up to three levels in all. */
export type MenuEntry = {
  title: string;
  /** Absent: a heading that only groups its children. */
  href?: string;
  /** An action instead of an address. */
  action?: 'call-back' | 'call-back-posp';
  isMobileOnly?: boolean;
  isExpanded?: boolean;
  children: MenuEntry[];
};

export type Menus = {
  /** The header's four entries; `shortTitle` is the mobile row's word, absent where the row leaves it out. */
  top: { title: string; href: string; shortTitle?: string; mega?: 'corporate' | 'personal' }[];
  corporateMega: MenuEntry[];
  personalMega: { existingUsers: { title: string; button: string }; entries: MenuEntry[] };
  sidebar: MenuEntry[];
};

export type SiteSettings = {
  brand: string;
  defaultTitle: string;
  defaultDescription: string;
  company: {
    legalName: string;
    cin: string;
    registeredOffice: string;
    principalPlace: string;
    contactPerson: string;
    grievanceOfficer: string;
  };
  licence: { number: string; category: string /** `YYYY-MM-DD` */; validTill: string };
  contact: {
    supportEmail: string;
    claimsEmail: string;
    claimsPhone: string;
    helpline: string;
    /** The number series that our calls come from, in words. */
    callingSeries: string;
  };
  /** Times `HH:MM` in India; slots are half hours, Monday (1) to Saturday (6). */
  callingHours: { from: string; to: string; firstDay: number; lastDay: number };
  /** Months, counted from the day on which a form was sent. */
  retention: Retention;
  /** External pages; an empty address is not shown. */
  links: {
    agentPortal: string;
    smallBusiness: string;
    calculatorWithTest: string;
    calculatorWithoutTest: string;
    calculatorMale: string;
    calculatorStress: string;
    mobileApp: string;
    linkedIn: string;
    facebook: string;
  };
  stats: {
    insurers: string;
    corporateClients: string;
    tourOperators: string;
    ivfMaternityWaitMonths: number;
    surrogateLifeYears: number;
  };
  premiums: { rows: { sumInsured: string; premium: string }[]; caveat: string };
  caveats: { ivfMaternityWait: string; surrogateLife: string };
  disclosure: { underwriting: string; solicitation: string };
  /** Address of the annual return's PDF, when there is one. */
  annualReturnUrl?: string;
};
