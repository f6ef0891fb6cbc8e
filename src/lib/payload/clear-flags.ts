import type { CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';
import { hasAutosaveEnabled, hasDraftsEnabled } from 'payload/shared';

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion']);

type WriteFlags = { autosave?: boolean; data?: { _status?: unknown }; draft?: boolean };

/**
 * True if Payload stores the document as a draft beside the published one: never for a change with the status
 * 'published', but for a creation or a restored version.
 */
export function savesDraft(collection: SanitizedCollectionConfig, operation: string, args: object): boolean {
  const { data, draft } = args as WriteFlags;
  return Boolean(draft) && hasDraftsEnabled(collection) && !(operation === 'update' && data?._status === 'published');
}

/**
 * Removes flags that are not the caller's to set. `autosave` marks a version that the next one overwrites and the
 * activity log leaves out, so that only a draft may be one. Flags of locales, of which there are none, would limit
 * Payload's validation and overwrite the newest version. `select` would hide fields from hooks after the change, such
 * as those that purge stored answers.
 */
export const clearFlags: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!WRITES.has(operation)) return args;
  const { autosave } = args as WriteFlags;
  return {
    ...args,
    ...(req.payloadAPI !== 'local' && 'select' in args && { select: undefined }),
    ...('autosave' in args && {
      autosave: Boolean(autosave) && hasAutosaveEnabled(collection) && savesDraft(collection, operation, args),
    }),
    ...('publishAllLocales' in args && { publishAllLocales: undefined }),
    ...('unpublishAllLocales' in args && { unpublishAllLocales: undefined }),
    ...('publishSpecificLocale' in args && { publishSpecificLocale: undefined }),
  };
};
