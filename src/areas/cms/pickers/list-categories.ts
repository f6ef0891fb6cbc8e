import type { Payload } from 'payload';
import type { AdminUser } from '@/payload-types';

export async function listCategories(payload: Payload, user: AdminUser): Promise<{ id: string; name: string }[]> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { isActive: { equals: true } },
    select: { name: true },
    sort: ['sortOrder', 'name'],
    pagination: false,
    depth: 0,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
