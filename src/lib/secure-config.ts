import type { Access, CollectionConfig, SanitizedConfig } from 'payload';
import { clampQuery } from './clamp-query';
import { wholeOrNothing } from './whole-or-nothing';

const nobody: Access = () => false;

/** Collections that Payload adds by itself, and who may reach them: the panel’s own staff, or nobody. */
const staffOnly: Access = ({ req }) => req.user?.collection === 'admin-users' && Boolean(req.user.isActive);
const ownPreferences: Access = ({ req }) =>
  req.user?.collection === 'admin-users' && req.user.isActive ? { 'user.value': { equals: req.user.id } } : false;

const builtIn: Record<string, CollectionConfig['access']> = {
  'payload-preferences': { read: ownPreferences, create: staffOnly, update: ownPreferences, delete: ownPreferences },
};

/**
 * What must hold for every collection, those that Payload brings included: no list without a limit, no half-done
 * bulk operation, and no access by Payload’s default, which is any signed-in user, a team’s too.
 */
export async function secured(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { collections, ...rest } = await config;
  return {
    ...rest,
    collections: collections.map((collection) => ({
      ...collection,
      access: collection.slug.startsWith('payload-')
        ? {
            ...collection.access,
            ...(builtIn[collection.slug] ?? { create: nobody, read: nobody, update: nobody, delete: nobody }),
          }
        : collection.access,
      hooks: {
        ...collection.hooks,
        beforeOperation: [clampQuery, ...(collection.hooks.beforeOperation ?? [])],
        afterOperation: [...(collection.hooks.afterOperation ?? []), wholeOrNothing],
      },
    })),
  };
}
