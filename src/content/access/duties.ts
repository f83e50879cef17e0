/**
 * Permissions of the staff, defined once: roles, and the duties that each of them has. Pages and actions of the desk,
 * the content service's rules and the screens all ask here.
 */
export const staffRoles = {
  administrator: 'Administrator: everything',
  editor: 'Editor: pages, menus, settings',
  adviser: 'Adviser: enquiries',
  compliance: 'Compliance: requests, erasure, every record; answers no enquiry',
  reader: 'Read-only: sees enquiries and figures, changes nothing',
} as const;
export type StaffRole = keyof typeof staffRoles;

/** Everything that an account's role may be: a closed account stays with its name, and opens nothing. */
export const accountRoles = { ...staffRoles, none: 'No role: cannot log in' } as const;
export type AccountRole = keyof typeof accountRoles;

const duties = {
  'write-content': ['administrator', 'editor'],
  /** Whatever visitors sent, and what followed. */
  'read-cases': ['administrator', 'adviser', 'compliance', 'reader'],
  'work-cases': ['administrator', 'adviser'],
  /** Advisers may export the cases that they have; people who oversee exports may export all. */
  'export-cases': ['administrator', 'adviser', 'compliance'],
  /** The log of exports: by whom, of what, and why. */
  'oversee-exports': ['administrator', 'compliance'],
  /** Logins, refusals, and who changed what on the staff side. */
  'read-audit-log': ['administrator', 'compliance'],
  /** Visitors' requests: to see, to correct, to stop. */
  'settle-requests': ['administrator', 'adviser', 'compliance'],
  /** Cannot be undone. */
  'erase-persons': ['administrator', 'compliance'],
  'manage-staff': ['administrator'],
  /** CRMs and other programs that get enquiries: their fields, their keys. */
  'connect-systems': ['administrator'],
  /** Your own account, and what everyone on the staff sees. */
  'be-staff': ['administrator', 'editor', 'adviser', 'compliance', 'reader'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type Duty = keyof typeof duties;

export function isRole(value: unknown): value is StaffRole {
  return typeof value === 'string' && Object.hasOwn(staffRoles, value);
}

export function isAccountRole(value: unknown): value is AccountRole {
  return typeof value === 'string' && Object.hasOwn(accountRoles, value);
}

/** "Adviser", "No role" */
export function roleInShort(role: AccountRole): string {
  return accountRoles[role].split(':')[0] ?? role;
}

/** @param user the person who asks: their role counts, and no one has none */
export function may(user: unknown, duty: Duty): boolean {
  const role = (user as { role?: unknown } | null | undefined)?.role;
  return isRole(role) && (duties[duty] as readonly StaffRole[]).includes(role);
}
