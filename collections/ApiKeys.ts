import type { Access, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { DEFAULT_KEY_RATE } from '@/domain/api-keys/limits';
import { recordActivity } from '@/lib/activity';
import { createKeyEndpoint } from '@/modules/accounts/keys/create-key-endpoint';
import type { ApiKey } from '@/payload-types';
import { nobody, staffOrOwnTeam } from './shared/access';

const ofOwnTeam: Access = staffOrOwnTeam('settings:write', 'team', 'account');

const logRevocation: CollectionAfterDeleteHook<ApiKey> = async ({ doc, req }) =>
  recordActivity(
    req,
    'api-key.revoked',
    { type: 'api-keys', id: doc.id, name: doc.name },
    { before: { prefix: doc.prefix } },
  );

/** Keys of other programs, made by `modules/accounts/keys`. Deleting one revokes it. */
export const ApiKeys: CollectionConfig = {
  slug: 'api-keys',
  dbName: 'api_keys',
  labels: { singular: 'API Key', plural: 'API Keys' },
  lockDocuments: false,
  graphQL: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'prefix', 'makerName', 'lastUsedAt', 'expiresAt'] },
  endpoints: [createKeyEndpoint],
  access: { read: ofOwnTeam, create: nobody, update: nobody, delete: ofOwnTeam },
  hooks: { afterDelete: [logRevocation] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'prefix', type: 'text', required: true, admin: { description: 'First characters of the key.' } },
    {
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
      access: { read: nobody },
      admin: { description: 'SHA-256 of the key.' },
    },
    { name: 'scopes', type: 'json', required: true, admin: { description: 'Such as orders:read.' } },
    {
      name: 'addresses',
      type: 'json',
      admin: { description: 'IP addresses and networks that may use it; all of them if empty.' },
    },
    {
      name: 'requestsPerMinute',
      type: 'number',
      admin: { description: `Limit that staff set; ${DEFAULT_KEY_RATE} if empty.` },
    },
    { name: 'expiresAt', type: 'date' },
    { name: 'lastUsedAt', type: 'date', admin: { description: 'To the minute.' } },
    { name: 'team', type: 'relationship', relationTo: 'teams', index: true, maxDepth: 0 },
    {
      name: 'makerCollection',
      type: 'text',
      required: true,
      admin: { description: 'Kind of the account that made it, whose rights it has today.' },
    },
    { name: 'makerId', type: 'text', required: true, index: true },
    { name: 'makerName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
