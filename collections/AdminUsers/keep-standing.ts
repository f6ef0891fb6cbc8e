import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { followStanding, guardStanding } from '@/features/accounts/operations/staff-rules';
import type { AdminUser } from '@/payload-types';

export const keepStanding: CollectionBeforeChangeHook<AdminUser> = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc) await guardStanding(req, originalDoc, { ...originalDoc, ...data });
  return data;
};

export const keepStandingOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // As the system: whether somebody may be deleted does not depend on what the one who asks may read.
  const person = await req.payload.findByID({
    collection: 'admin-users',
    id: String(id),
    depth: 0,
    overrideAccess: true,
    req,
  });
  await guardStanding(req, person);
};

export const followChangedStanding: CollectionAfterChangeHook<AdminUser> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update') await followStanding(req, previousDoc, doc);
  return doc;
};
