import type { CollectionConfig, FieldAccess, SelectFieldSingleValidation } from 'payload';
import { select } from 'payload/shared';
import { callLanguages, optionsOf } from '#cases/case-words.ts';
import { accountRoles, may } from '#content/access/duties.ts';
import {
  isAdministrator,
  isAdministratorField,
  isHiddenWithout,
  isStaff,
  nobody,
} from '#content/access/staff.ts';
import { env } from '#platform/env.ts';
import { keepAccount } from './keep-account.ts';
import { keepLastAdministrator } from './keep-last-administrator.ts';
import { closedEndpoints, refuseVendorsLogin } from './refuse-vendors-login.ts';
import { validatePassword } from './validate-password.ts';

const isNobody: FieldAccess = () => false;
const changedOnTheDesk =
  'E-mail and role are changed on the desk, under “Who works here”, once you have confirmed that it is you.';
const madeOnTheDesk =
  'Choose another role. A new account is made an administrator on the desk, under “Who works here”, once you have confirmed that it is you.';

/** A session alone makes no administrator, not with a new account either; the first one is made without a session. */
const validateRole: SelectFieldSingleValidation = (role, options) => {
  const { operation, req } = options;
  if (operation === 'create' && req.user && role === 'administrator') return madeOnTheDesk;
  return select(role, options);
};

/** The broker's people. The first administrator is made before the port opens. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: 'Staff',
    hidden: isHiddenWithout('manage-staff'),
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Its own login is switched off (`refuse-vendors-login.ts`); ours counts wrong tries (`session/attempts.ts`).
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Strict', secure: env().siteUrl.startsWith('https:') },
  },
  endpoints: closedEndpoints,
  hooks: {
    beforeOperation: [refuseVendorsLogin],
    beforeValidate: [validatePassword],
    beforeChange: [keepAccount],
    beforeDelete: [keepLastAdministrator],
  },
  access: {
    admin: ({ req }) => req.user !== null,
    read: isStaff,
    create: isAdministrator,
    update: ({ req, id }) => may(req.user, 'manage-staff') || (req.user !== null && req.user.id === id),
    delete: isAdministrator,
    unlock: nobody,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: optionsOf(accountRoles),
      validate: validateRole,
      access: { create: isAdministratorField, update: isNobody },
      admin: { description: `${changedOnTheDesk} A new account cannot begin as an administrator.` },
    },
    // The vendor's own field, with a rule: a session alone must not move an account to another mailbox.
    { name: 'email', type: 'email', access: { update: isNobody } },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: 'Speaks with visitors in',
      defaultValue: ['English'],
      options: optionsOf(callLanguages),
    },
    { name: 'wantsMail', type: 'checkbox', label: 'E-mail me when I am given a case', defaultValue: true },
  ],
};
