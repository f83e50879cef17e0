/**
 * Rights of each role, listed once for the whole content service. The test of them compares these lists with what is
 * configured: a collection, a global, an endpoint or a field with a rule of its own that has no line here fails it.
 */
export const staffRoles = ['editor', 'adviser', 'compliance', 'reader', 'administrator'] as const;
export type Who = 'nobody' | (typeof staffRoles)[number];
export const everyWho: readonly Who[] = ['nobody', ...staffRoles];

const none: readonly Who[] = [];
const everybody = everyWho;
const staff: readonly Who[] = staffRoles;
export const editors: readonly Who[] = ['editor', 'administrator'];
export const advisers: readonly Who[] = ['adviser', 'administrator'];
export const readers: readonly Who[] = ['adviser', 'compliance', 'reader', 'administrator'];
export const settlers: readonly Who[] = ['adviser', 'compliance', 'administrator'];
export const erasers: readonly Who[] = ['compliance', 'administrator'];
export const administrators: readonly Who[] = ['administrator'];

export type Rights = Record<'read' | 'create' | 'update' | 'delete', readonly Who[]> & {
  /** Where there are versions. */
  versions?: readonly Who[];
};

const content: Rights = {
  read: everybody,
  create: editors,
  update: editors,
  delete: editors,
  versions: editors,
};
const submissions: Rights = { read: readers, create: none, update: none, delete: administrators };
const ofSubmissions: Rights = { read: readers, create: none, update: none, delete: none };

export const collectionRights: Readonly<Record<string, Rights>> = {
  cases: ofSubmissions,
  'case-events': ofSubmissions,
  'call-from-experts': submissions,
  'posp-agent-forms': submissions,
  'corporate-insurance-forms': submissions,
  'contact-us-forms': submissions,
  resumes: submissions,
  deliveries: ofSubmissions,
  consents: ofSubmissions,
  'privacy-requests': ofSubmissions,
  pages: content,
  faqs: content,
  careers: content,
  'key-sectors': content,
  'product-offerings': content,
  news: content,
  team: content,
  partners: content,
  reviews: content,
  contact: content,
  certificates: content,
  terms: content,
  upload: { read: everybody, create: editors, update: editors, delete: editors },
  'blog-posts': content,
  questionnaires: { ...content, read: staff },
  'legal-documents': { read: everybody, create: editors, update: editors, delete: editors },
  newsletters: content,
  'newsletter-subscribers': submissions,
  redirects: { read: staff, create: editors, update: editors, delete: editors },
  // Rights to someone else's account; for your own see the test.
  users: { read: staff, create: administrators, update: administrators, delete: administrators },
};

export const globalRights: Readonly<Record<string, Pick<Rights, 'read' | 'update'>>> = {
  'site-settings': { read: staff, update: editors },
  menus: { read: staff, update: editors },
};

/** Fields that not everyone may change who may change their record, each with a value that it does not have. */
export const fieldRights: Readonly<Record<string, { may: readonly Who[]; to: unknown }>> = {
  'pages.status': { may: none, to: 410 },
  'newsletters.sentAt': { may: none, to: '2020-01-01T00:00:00.000Z' },
  'questionnaires.key': { may: none, to: 'corporate-risk' },
  // Changed on the desk alone, with password and code: a session is not enough, nor to make an administrator (`roles.test`).
  'users.role': { may: none, to: 'editor' },
  'users.email': { may: none, to: 'mine@broker.example' },
  'users.resetPasswordToken': { may: none, to: 'a token of mine' },
  'users.resetPasswordExpiration': { may: none, to: '2099-01-01T00:00:00.000Z' },
  'users.resetPasswordRequestedAt': { may: none, to: '2020-01-01T00:00:00.000Z' },
  'users.salt': { may: none, to: 'salt' },
  'users.hash': { may: none, to: 'hash' },
  'users.sessions': { may: none, to: [{ id: 'mine', expiresAt: '2099-01-01T00:00:00.000Z' }] },
  'site-settings.contact.supportEmail': { may: administrators, to: 'mine@example.com' },
  'site-settings.retention.enquiriesMonths': { may: administrators, to: 1 },
  'site-settings.newsletterMailsPerMinute': { may: administrators, to: 7 },
  'site-settings.privacy.answerDays': { may: administrators, to: 7 },
  'site-settings.privacy.renewalReminderDays': { may: administrators, to: 7 },
  'site-settings.resultDays': { may: administrators, to: 1 },
};

/** Fields that no one reads, no matter who reads their record. */
export const secretFields: readonly string[] = [
  'newsletter-subscribers.person',
  'newsletter-subscribers.confirmHash',
  'users.hash',
  'users.salt',
  'users.resetPasswordToken',
];

export type Asked = { path: string; body?: unknown };

/**
 * Endpoints besides those of the collections, in brackets what they are asked. @param ids of a record of each
 * collection
 */
export const endpointRights: Readonly<
  Record<
    string,
    { may: readonly Who[]; ask: (ids: Readonly<Record<string, number>>) => Asked; says?: number }
  >
> = {
  'get /access': { may: staff, ask: () => ({ path: '/access' }) },
  'get /standing/:collection/:id': {
    may: editors,
    ask: ({ pages }) => ({ path: `/standing/pages/${pages}` }),
  },
  'post /redirects-import': {
    may: editors,
    ask: () => ({ path: '/redirects-import', body: 'from,to\n/old-address,/\n' }),
  },
  'get /resumes-file/:id': {
    may: readers,
    ask: ({ resumes }) => ({ path: `/resumes-file/${resumes}` }),
  },
};
