import type { Access, FieldAccess } from 'payload';

/**
 * Three kinds of staff. Editors write what visitors read; advisers answer enquiries; administrators do both
 * and manage the accounts. Nobody else reads a submission, and no submission is created through the
 * content service: visitors' data arrives through the enquiry room's own transaction.
 */
export type StaffRole = 'administrator' | 'editor' | 'adviser';

type Request = { user: unknown };

function roleOf(request: Request): StaffRole | undefined {
  return (request.user as { role?: StaffRole } | null | undefined)?.role;
}

function hasRole(request: Request, ...allowed: StaffRole[]): boolean {
  const role = roleOf(request);
  return role !== undefined && allowed.includes(role);
}

export const isStaff: Access = ({ req }) => roleOf(req) !== undefined;
export const isAdministrator: Access = ({ req }) => hasRole(req, 'administrator');
export const isEditor: Access = ({ req }) => hasRole(req, 'administrator', 'editor');
export const isAdviser: Access = ({ req }) => hasRole(req, 'administrator', 'adviser');
export const nobody: Access = () => false;
export const anybody: Access = () => true;

export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req, 'administrator');

/** Staff see drafts; everybody else what is published. */
const isPublished: Access = ({ req }) =>
  roleOf(req) !== undefined ? true : { _status: { equals: 'published' } };

export function isHiddenFrom(...roles: StaffRole[]): (args: { user: unknown }) => boolean {
  return ({ user }) => hasRole({ user }, ...roles);
}

/** What content collections have in common: editors write, everybody reads what is published. */
export const contentAccess = {
  read: isPublished,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
  readVersions: isEditor,
};

/** What submission collections have in common: what was sent is read as it came, and created by nobody from outside. */
export const submissionAccess = {
  read: isAdviser,
  create: nobody,
  update: nobody,
  delete: isAdministrator,
};
