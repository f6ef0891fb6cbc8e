import { isDeepStrictEqual } from 'node:util';
import {
  ValidationError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from 'payload';
import { completePermissions, GRANTED_PERMISSIONS } from '@/domain/staff/permissions';
import { refuseHeldRole } from '@/modules/accounts/staff-rules';
import type { Role } from '@/payload-types';
import { checksGivenPassword, requirePassword } from './shared/account-rules';
import { staffWho } from './shared/access';

const PROBLEM = 'Choose at least one permission of the table.';

/** A change gives power to all who have the role: it needs the acting user’s password. */
const checkPermissions: CollectionBeforeValidateHook<Role> = ({ data, originalDoc, req }) => {
  const chosen: unknown = data?.permissions;
  if (!data || (originalDoc && isDeepStrictEqual(chosen ?? originalDoc.permissions, originalDoc.permissions)))
    return data;
  requirePassword(req);
  const isKnown = Array.isArray(chosen) && chosen.every((each) => GRANTED_PERMISSIONS.some((known) => known === each));
  if (!isKnown || chosen.length === 0)
    throw new ValidationError({ errors: [{ message: PROBLEM, path: 'permissions' }], req }, req.t);
  return { ...data, permissions: completePermissions(chosen) };
};

const protectRole: CollectionBeforeDeleteHook = async ({ id, req }) => {
  requirePassword(req);
  await refuseHeldRole(req, String(id));
};

/** Roles of a shop’s own. What is the owner’s alone is in none of them. */
export const Roles: CollectionConfig = {
  slug: 'roles',
  dbName: 'roles',
  lockDocuments: false,
  defaultSort: 'name',
  graphQL: { disableMutations: true },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  access: {
    read: staffWho('staff:write'),
    create: staffWho('roles:write'),
    update: staffWho('roles:write'),
    delete: staffWho('roles:write'),
  },
  hooks: {
    beforeOperation: [checksGivenPassword],
    beforeValidate: [checkPermissions],
    beforeDelete: [protectRole],
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 60 },
    {
      name: 'permissions',
      type: 'json',
      required: true,
      jsonSchema: {
        uri: 'a://kitroom/role-permissions.json',
        fileMatch: ['a://kitroom/role-permissions.json'],
        schema: { type: 'array', items: { type: 'string', enum: [...GRANTED_PERMISSIONS] } },
      },
      admin: { description: 'Such as orders:read; what they need is added.' },
    },
  ],
};
