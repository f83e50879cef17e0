import type { CollectionConfig } from 'payload';
import { isAdministrator, isAdministratorField, isHiddenFrom, isStaff } from '#content/access/staff.ts';

/** The broker's people. The first administrator is made before the port opens. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: 'Staff',
    hidden: isHiddenFrom('editor', 'adviser'),
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: ({ req }) => req.user !== null,
    read: isStaff,
    create: isAdministrator,
    update: ({ req, id }) => {
      const user = req.user as { id: number; role?: string } | null;
      return user?.role === 'administrator' || (user !== null && user.id === id);
    },
    delete: isAdministrator,
    unlock: isAdministrator,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { value: 'administrator', label: 'Administrator: everything' },
        { value: 'editor', label: 'Editor: pages, menus, settings' },
        { value: 'adviser', label: 'Adviser: enquiries' },
      ],
      access: { create: isAdministratorField, update: isAdministratorField },
    },
  ],
};
