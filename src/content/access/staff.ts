import type { Access, FieldAccess } from 'payload';
import { type Duty, may } from './duties.ts';

/**
 * The staff's duties as the content service asks for them. No submission is created through the content service:
 * visitors' data arrives through the enquiry room's own transaction.
 */
export function whoMay(duty: Duty): Access {
  return ({ req }) => may(req.user, duty);
}

export const isStaff = whoMay('be-staff');
export const isAdministrator = whoMay('manage-staff');
export const isEditor = whoMay('write-content');
export const mayReadCases = whoMay('read-cases');
export const nobody: Access = () => false;
export const anybody: Access = () => true;

export const isAdministratorField: FieldAccess = ({ req }) => may(req.user, 'manage-staff');

/** Staff see drafts; everyone else what is published. */
const isPublished: Access = ({ req }) =>
  may(req.user, 'be-staff') ? true : { _status: { equals: 'published' } };

/** For a screen's menu, which shows no one what they may not open. */
export function isHiddenWithout(duty: Duty): (args: { user: unknown }) => boolean {
  return ({ user }) => !may(user, duty);
}

export const isHiddenWithoutContent = isHiddenWithout('write-content');

/** Rules that content collections have in common: editors write, everyone reads what is published. */
export const contentAccess = {
  read: isPublished,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
  readVersions: isEditor,
};

/** Rules that submission collections have in common: no one creates them from outside or changes them. */
export const submissionAccess = {
  read: mayReadCases,
  create: nobody,
  update: nobody,
  delete: isAdministrator,
};
