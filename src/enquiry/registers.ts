import type { CollectionSlug } from 'payload';

/**
 * Where submissions are kept: each register is a collection on the desk and its table, and everything that differs
 * between them is said here once.
 */
type Register = {
  collection: CollectionSlug;
  labels: { singular: string; plural: string };
  table: string;
  /** The column by which consents and deliveries name their record. */
  owner: `${string}_id`;
  /** The kind of submission, as a CRM receives it. */
  event: string;
  /** In front of the mail, so that staff see what it is. */
  mailNote?: string;
  /** Columns that the list on the desk shows beside reference and day. */
  listColumns: string[];
  /** A person or a business that asks for cover: the CRMs and the feed get it. */
  isForCover: boolean;
  /** The web hook gets it. An applicant is told that only our hosting and e-mail companies do. */
  isForHook: boolean;
  /** A call is what follows; of the others some are answered in writing. */
  isCalled: boolean;
  /** Unique by phone and by e-mail: who is there already is told so, and nothing is recorded. */
  isUnique: boolean;
};

export const registers = {
  enquiries: {
    collection: 'call-from-experts',
    labels: { singular: 'Enquiry', plural: 'Enquiries' },
    table: 'call_from_experts',
    owner: 'enquiry_id',
    event: 'enquiry.created',
    listColumns: ['name', 'concern', 'city'],
    isForCover: true,
    isForHook: true,
    isCalled: true,
    isUnique: false,
  },
  agents: {
    collection: 'posp-agent-forms',
    labels: { singular: 'POSP agent form', plural: 'POSP agent forms' },
    table: 'posp_agent_forms',
    owner: 'agent_id',
    event: 'agent.registered',
    mailNote: 'A new POSP agent registration.',
    listColumns: ['name', 'city'],
    isForCover: false,
    isForHook: true,
    isCalled: true,
    isUnique: true,
  },
  businesses: {
    collection: 'corporate-insurance-forms',
    labels: { singular: 'Small-business form', plural: 'Small-business forms' },
    table: 'corporate_insurance_forms',
    owner: 'business_id',
    event: 'business.registered',
    mailNote: 'A business is asking for cover.',
    listColumns: ['companyName', 'name'],
    isForCover: true,
    isForHook: true,
    isCalled: true,
    isUnique: true,
  },
  contacts: {
    collection: 'contact-us-forms',
    labels: { singular: 'Contact message', plural: 'Contact messages' },
    table: 'contact_us_forms',
    owner: 'contact_id',
    event: 'contact.created',
    mailNote: 'A message through a contact form.',
    listColumns: ['name', 'topic'],
    isForCover: false,
    isForHook: true,
    isCalled: false,
    isUnique: false,
  },
  resumes: {
    collection: 'resumes',
    labels: { singular: 'Application', plural: 'Applications' },
    table: 'resumes',
    owner: 'resume_id',
    event: 'application.created',
    mailNote: 'An application for work. The résumé is on the desk.',
    listColumns: ['name', 'position'],
    isForCover: false,
    isForHook: false,
    isCalled: false,
    isUnique: false,
  },
} satisfies Record<string, Register>;

export type RegisterName = keyof typeof registers;

export const registerNames = Object.keys(registers) as RegisterName[];

/** The registers whose records go to a CRM and into the feed. */
export const coverRegisters = registerNames.filter((name) => registers[name].isForCover);

/** Those whose entries are answered by a call, which is promised; the others are answered in writing. */
export const calledRegisters = registerNames.filter((name) => registers[name].isCalled);

export function registerOf(name: RegisterName): Register {
  return registers[name];
}

/** Where a person is taken once, one address in two spellings is one person. */
export function emailAsKept(name: RegisterName, email: string): string {
  return registerOf(name).isUnique ? email.toLowerCase() : email;
}
