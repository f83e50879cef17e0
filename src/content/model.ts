import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { type UmbrellaAudience, umbrellaAudiences } from '#ui/umbrella/audiences.ts';
import type { PrivacySettings } from './collections/site-settings/privacy.field.ts';
import type { Retention } from './collections/site-settings/retention.field.ts';
import type { PlainData } from './fields/plain-data.ts';
import type { RichTextValue } from './rich-text-value.ts';

/**
 * The content model for the rest of the house: plain shapes, no vendor types. `content/read/` fills them
 * from the content service; templates and menus render them.
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

export const audiences = umbrellaAudiences;
export type Audience = UmbrellaAudience;

export const faqGroups = ['personal', 'corporate', 'posp'] as const;
export type FaqGroup = (typeof faqGroups)[number];

export type PostCategory = 'opportunity' | 'strategy' | 'successful';

export const kindsOfWork = ['full-time', 'part-time', 'fixed-term', 'internship'] as const;
export type KindOfWork = (typeof kindsOfWork)[number];

export const partnerKinds = ['insurer', 'administrator', 'hospital', 'surveyor', 'other'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/**
 * The use of reCAPTCHA on a page, where it is the captcha in use: a box to tick (v2), the same with a score (v3)
 * once the dialog has closed, or the score alone.
 */
export const captchaUses = ['checkbox', 'score-after-dialog', 'score-in-dialogs'] as const;
export type CaptchaUse = (typeof captchaUses)[number];

/** Units of the parameters of a published formula. */
export const parameterUnits = [
  'rupees',
  'factor',
  'share',
  'percent-a-year',
  'years',
  'count',
  'list',
] as const;
export type ParameterUnit = (typeof parameterUnits)[number];

type StoredBlock = NonNullable<DataFromCollectionSlug<'pages'>['blocks']>[number];

/** A block ready for rendering: its shape follows from its configuration (`npm run generate`). */
export type Block = PlainData<StoredBlock>;
export type BlockType = Block['blockType'];
type Blocks = { [Type in BlockType]: Extract<Block, { blockType: Type }> };
export type BlockOf<Type extends BlockType> = { [Each in Type]: Blocks[Each] & { blockType: Each } }[Type];

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
  /** On a page about a cover: its headline, with the heading as the cover's name above it. */
  benefit?: string;
  lead: string;
  /** Three short answers in the head of a page about a cover. */
  facts?: { label: string; value: string }[];
  hideHeader: boolean;
  hideFooter: boolean;
  isIndexed: boolean;
  status: 200 | 404;
  /** Key of the call-back form that its own buttons open. */
  form: string;
  captcha: CaptchaUse;
  /** The word that its umbrella is drawn from. */
  picture: string;
  /** The object under the umbrella in its head, by name; absent: the umbrella alone. */
  scene?: string;
  /** Number of the page above it. */
  parentId?: number;
  blocks: Block[];
};

/** A picture that staff uploaded. Where it is in which width: `collections/upload/upload-names.ts`. */
export type StoredPicture = {
  kind: 'jpg' | 'png';
  /** Under which its files are kept. */
  name: string;
  /** The alternative text, in a sentence. */
  alt: string;
  /** Width of the widest of its files, in pixels. */
  width: number;
  height: number;
  /** Credit of the picture, where its owner asks for one. */
  credit?: string;
};

export type StoredDocument = { kind: 'pdf'; name: string; title: string; bytes: number };

export type Faq = { key: string; group: FaqGroup; topic?: string; question: string; answer: RichTextValue };

/** A position that is open until the end of a day. Days are `YYYY-MM-DD`. */
export type Opening = {
  id: number;
  title: string;
  place: string;
  kindOfWork: KindOfWork;
  description: RichTextValue;
  requirements?: string[];
  /** On which it was first published. */
  postedOn: string;
  closesOn: string;
};

/** A record in a list of its kind: its number, the fields that the list shows, and whether it is of the example set. */
type Listed<Slug extends CollectionSlug, Shown extends keyof DataFromCollectionSlug<Slug>> = {
  id: number;
  isExample?: boolean;
} & Pick<PlainData<DataFromCollectionSlug<Slug>>, Shown & keyof PlainData<DataFromCollectionSlug<Slug>>>;

export type TeamMember = Listed<
  'team',
  'name' | 'role' | 'about' | 'languages' | 'hours' | 'advisesOn' | 'profile' | 'picture'
>;
export type Partner = Listed<'partners', 'name' | 'kind' | 'about' | 'website' | 'logo'>;
/** Said on a day, `YYYY-MM-DD`. */
export type Review = Listed<'reviews', 'words' | 'name' | 'about' | 'saidOn' | 'source'>;
export type Office = Listed<'contact', 'name' | 'address' | 'phone' | 'email' | 'hours' | 'map'>;
/** Days are `YYYY-MM-DD`; what has no last day goes on. */
export type Certificate = Listed<
  'certificates',
  'title' | 'issuer' | 'number' | 'issuedOn' | 'validTill' | 'document'
>;

export type CardCollection = 'key-sectors' | 'product-offerings';

/** A sector or a product as menus, matrices and lists offer it. */
export type Card = {
  collection: CardCollection;
  key: string;
  name: string;
  /** Its purpose, in a sentence; may be empty. */
  text: string;
  audience: Audience;
  /** Where its page is, and of which kind that is. */
  path: string;
  kind: PageKind;
  /** Number of the upload that lists show in place of its page's umbrella. */
  pictureId?: number;
};

/** An entry of a menu: a route or an external address, and up to three levels in all. */
export type MenuEntry = {
  title: string;
  /** Absent: a heading that only groups its children, or an action. */
  href?: string;
  action?: 'call-back' | 'call-back-posp';
  isMobileOnly?: boolean;
  isExpanded?: boolean;
  children: MenuEntry[];
};

export type Menus = {
  /** The header's entries; `shortTitle` is the mobile row's word, absent where the row leaves it out. */
  top: { title: string; href: string; shortTitle?: string; mega?: 'corporate' | 'personal' }[];
  corporateMega: MenuEntry[];
  personalMega: { existingUsers: { title: string; button: string }; entries: MenuEntry[] };
  sidebar: MenuEntry[];
  footer: MenuEntry[];
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
  licence: { number: string; category: string /** `YYYY-MM-DD` */; validTill?: string };
  contact: {
    supportEmail: string;
    claimsEmail: string;
    claimsPhone: string;
    helpline: string;
    /** A number with its country code; empty: not shown. */
    whatsapp: string;
    /** The number series that our calls come from, in words. */
    callingSeries: string;
  };
  /** Times `HH:MM` in India; slots are half hours, Monday (1) to Saturday (6), but for holidays (`YYYY-MM-DD`). */
  callingHours: { from: string; to: string; firstDay: number; lastDay: number; holidays: string[] };
  /** Months, counted from the day on which a form was sent. */
  retention: Retention;
  privacy: PrivacySettings;
  /** Days for which a tool's result can be opened. */
  resultDays: number;
  newsletterMailsPerMinute: number;
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
