import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { followStaffStatus, guardStaffStatus } from '@/modules/accounts/staff-rules';
import type { AdminUser } from '@/payload-types';

export const guardStatusOnChange: CollectionBeforeChangeHook<AdminUser> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) await guardStaffStatus(req, originalDoc, { ...originalDoc, ...data });
  return data;
};

export const guardStatusOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
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

export const followStatusChange: CollectionAfterChangeHook<AdminUser> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update') await followStaffStatus(req, previousDoc, doc);
  return doc;
};
