import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
} from 'payload';
import { COLOR_SCHEME_LABELS, COLOR_SCHEMES, THEME_LABELS, THEMES } from '@/domain/staff/appearance';
import { ROLE_LABELS, ROLES } from '@/domain/staff/permissions';
import { env } from '@/lib/env';
import { keyStrategy } from '@/modules/accounts/session/identify-key';
import { forgotPasswordEndpoint } from '@/modules/accounts/password/forgot-password-endpoint';
import { loginEndpoint } from '@/modules/accounts/sign-in/login-endpoint';
import { signInStaff } from '@/modules/accounts/sign-in/sign-in-staff';
import { checksGivenPassword, requireGoodPassword, requirePassword } from './shared/account-rules';
import { nobody, staffUser, staffWho, userCan } from './shared/access';
import { closedAuthEndpoints } from './shared/closed-endpoints';
import { refuseInactive } from './shared/refuse-inactive';
import type { AdminUser } from '@/payload-types';
import { followStaffStatus, guardStaffStatus } from '@/modules/accounts/staff-rules';

const guardStatusOnChange: CollectionBeforeChangeHook<AdminUser> = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc) await guardStaffStatus(req, originalDoc, { ...originalDoc, ...data });
  return data;
};

const guardStatusOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // As the system: the rule does not depend on the user’s access.
  const person = await req.payload.findByID({
    collection: 'admin-users',
    id: String(id),
    depth: 0,
    overrideAccess: true,
    req,
  });
  await guardStaffStatus(req, person);
};

const followStatusChange: CollectionAfterChangeHook<AdminUser> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update') await followStaffStatus(req, previousDoc, doc);
  return doc;
};

const POWER = ['password', 'email', 'role'] as const;

/** Demands the acting user’s password, over every interface, to add or reactivate an account or change its login. */
const protectCredentials: CollectionBeforeValidateHook<AdminUser> = async (call) => {
  const { data, operation, originalDoc, req } = call;
  await requireGoodPassword('admin-users', call);
  const changes = (name: (typeof POWER)[number]) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  const letsIn = data?.isActive === true && originalDoc?.isActive === false;
  if (operation === 'create' || letsIn || POWER.some(changes)) requirePassword(req);
  return data;
};

const protectAccount: CollectionBeforeDeleteHook = ({ req }) => requirePassword(req);

export const AdminUsers: CollectionConfig = {
  slug: 'admin-users',
  dbName: 'admin_users',
  lockDocuments: false,
  admin: { useAsTitle: 'fullName', defaultColumns: ['fullName', 'email', 'role', 'isActive', 'lastLogin'] },
  auth: {
    tokenExpiration: 60 * 60 * 12,
    maxLoginAttempts: 0,
    // Finds users of every collection that makes keys.
    strategies: [keyStrategy],
    cookies: { sameSite: 'Lax', secure: env.publicUrl.startsWith('https:') },
  },
  graphQL: { disableMutations: true },
  endpoints: [
    loginEndpoint({ collection: 'admin-users', field: 'email', signIn: signInStaff }),
    forgotPasswordEndpoint,
    ...closedAuthEndpoints('first-register', 'unlock', 'reset-password', 'verify/:id'),
  ],
  access: {
    admin: ({ req }) => staffUser(req.user) !== undefined,
    read: ({ req }) => {
      if (userCan(req.user, 'staff:write')) return true;
      const self = staffUser(req.user);
      return self ? { id: { equals: self.id } } : false;
    },
    create: staffWho('staff:write'),
    update: ({ req }) => {
      if (userCan(req.user, 'staff:write')) return true;
      const self = staffUser(req.user);
      return self ? { id: { equals: self.id } } : false;
    },
    delete: staffWho('staff:write'),
    unlock: nobody,
  },
  hooks: {
    beforeLogin: [refuseInactive],
    beforeOperation: [checksGivenPassword],
    beforeValidate: [protectCredentials],
    beforeChange: [guardStatusOnChange],
    afterChange: [followStatusChange],
    beforeDelete: [protectAccount, guardStatusOnDelete],
  },
  fields: [
    { name: 'fullName', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'content_manager',
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: staffWho('staff:write'), update: staffWho('staff:write') },
      admin: { description: 'Administrators run the shop and the site; content managers only the site.' },
    },
    { name: 'bio', type: 'textarea', maxLength: 2000 },
    {
      name: 'isActive',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      index: true,
      access: { create: staffWho('staff:write'), update: staffWho('staff:write') },
      admin: { description: 'Inactive users cannot sign in and are signed out with the next request.' },
    },
    {
      name: 'notificationPreferences',
      type: 'json',
      jsonSchema: {
        uri: 'a://kitroom/notification-preferences.json',
        fileMatch: ['a://kitroom/notification-preferences.json'],
        schema: { type: 'object' },
      },
      admin: { hidden: true, description: 'Notifications shown and emailed; all of them if empty.' },
    },
    {
      name: 'theme',
      type: 'select',
      required: true,
      defaultValue: 'system',
      options: THEMES.map((value) => ({ value, label: THEME_LABELS[value] })),
    },
    {
      name: 'colorScheme',
      type: 'select',
      required: true,
      defaultValue: 'purple',
      options: COLOR_SCHEMES.map((value) => ({ value, label: COLOR_SCHEME_LABELS[value] })),
    },
    { name: 'lastLogin', type: 'date', access: { create: nobody, update: nobody }, admin: { readOnly: true } },
  ],
};
