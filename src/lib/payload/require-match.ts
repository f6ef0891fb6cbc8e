import type { CollectionBeforeOperationHook } from 'payload';
import { lockRows } from '../database/lock-rows';
import { refusalError } from '../failures';
import { failure } from '../result';
import { asUser } from './as-user';
import { tableOf } from './lock-changed';

/** Names a state of a record, by the time of its last change. */
export const etagOf = (updatedAt: string): string => `"${Date.parse(updatedAt).toString(36)}"`;

/** A proxy that compresses an answer makes its tag weak. */
const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Refuses to change or delete another state than the one in `If-Match`. @throws APIError 412 */
export const requireMatch: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = req.payloadAPI === 'REST' ? req.headers.get('if-match') : null;
  const { id } = args as { id?: string };
  if (given === null || id === undefined || (operation !== 'update' && operation !== 'delete')) return args;
  const { slug } = collection;
  if (operation === 'delete') await lockRows(req, tableOf(collection), id);
  const stored = await req.payload.findByID({ collection: slug, id, disableErrors: true, ...asUser(req) });
  // Payload refuses what its caller may not read.
  if (!stored || !('updatedAt' in stored) || typeof stored.updatedAt !== 'string') return args;
  const tags = tagsIn(given);
  if (tags.includes('*') || tags.includes(etagOf(stored.updatedAt))) return args;
  throw refusalError(
    failure('precondition_failed', 'This has changed in the meantime. Read it again, then send your change.'),
  );
};
