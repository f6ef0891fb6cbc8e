import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionAfterReadHook,
} from 'payload';
import { COLOR_SCHEME_LABELS, COLOR_SCHEMES, THEME_LABELS, THEMES } from '@/domain/staff/appearance';
import { PERMISSIONS, permissionsOf, ROLE_LABELS, ROLES } from '@/domain/staff/permissions';
import { env } from '@/lib/env';
import { keyStrategy } from '@/modules/accounts/session/identify-key';
import { forgotPasswordEndpoint } from '@/modules/accounts/password/forgot-password-endpoint';
import { loginEndpoint } from '@/modules/accounts/sign-in/login-endpoint';
import { signInStaff } from '@/modules/accounts/sign-in/sign-in-staff';
import { checksGivenPassword, requireGoodPassword, requirePassword } from './shared/account-rules';
import { may, nobody, staffUser, staffWho } from './shared/access';
import { closedAuthEndpoints } from './shared/closed-endpoints';
import { refuseInactive } from './shared/refuse-inactive';
import type { AdminUser } from '@/payload-types';
import { findRole, followStaffStatus, guardStaffStatus } from '@/modules/accounts/staff-rules';

const guardStatusOnChange: CollectionBeforeChangeHook<AdminUser> = async ({ data, operation, originalDoc, req }) => {
  const { role = originalDoc?.role } = data;
  const change = role === 'own' ? data : { ...data, ownRole: null };
  if (operation === 'update' && originalDoc) await guardStaffStatus(req, originalDoc, { ...originalDoc, ...change });
  return change;
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

const POWER = ['password', 'email', 'role', 'ownRole'] as const;

/** Demands the acting user’s password, over every interface, to add or reactivate an account or change its login. */
const protectCredentials: CollectionBeforeValidateHook<AdminUser> = async (call) => {
  const { data, operation, originalDoc, req } = call;
  await requireGoodPassword('admin-users', call);
  const changes = (name: (typeof POWER)[number]) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  const letsIn = data?.isActive === true && originalDoc?.isActive === false;
  if (operation === 'create' || letsIn || POWER.some(changes)) requirePassword(req);
  return data;
};

/** As stored now: a change of a role counts from the next request of each who has it. */
const readRole: CollectionAfterReadHook<AdminUser> = async ({ doc, req }) => {
  if (!doc.role) return doc;
  const own = doc.role === 'own' ? await findRole(req, doc) : undefined;
  return {
    ...doc,
    roleLabel: own?.name ?? ROLE_LABELS[doc.role],
    permissions: [...permissionsOf(doc.role, own?.permissions)],
  };
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
      if (may(req.user, 'staff:write')) return true;
      const self = staffUser(req.user);
      return self ? { id: { equals: self.id } } : false;
    },
    create: staffWho('staff:write'),
    update: ({ req }) => {
      if (may(req.user, 'staff:write')) return true;
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
    afterRead: [readRole],
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
      admin: { description: 'Decides what this person may do; with own, the role of the shop’s own does.' },
    },
    {
      name: 'ownRole',
      type: 'relationship',
      relationTo: 'roles',
      index: true,
      maxDepth: 0,
      access: { create: staffWho('staff:write'), update: staffWho('staff:write') },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        Boolean(value) || (siblingData as Partial<AdminUser>).role !== 'own' || 'Choose a role.',
      admin: { description: 'Role of the shop’s own.', condition: (_, { role }) => role === 'own' },
    },
    {
      name: 'roleLabel',
      type: 'text',
      virtual: true,
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'permissions',
      type: 'json',
      virtual: true,
      access: { create: nobody, update: nobody },
      jsonSchema: {
        uri: 'a://kitroom/permissions.json',
        fileMatch: ['a://kitroom/permissions.json'],
        schema: { type: 'array', items: { type: 'string', enum: [...PERMISSIONS] } },
      },
      admin: { hidden: true, description: 'What this person may do, by the role as it is now.' },
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
