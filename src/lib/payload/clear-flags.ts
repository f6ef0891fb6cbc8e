import type { CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';
import { hasAutosaveEnabled, hasDraftsEnabled } from 'payload/shared';

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion']);

type WriteFlags = { autosave?: boolean; data?: { _status?: unknown }; draft?: boolean };

/** An update with status 'published' is no draft, unlike a creation or restoration. */
export function savesDraft(collection: SanitizedCollectionConfig, operation: string, args: object): boolean {
  const { data, draft } = args as WriteFlags;
  return Boolean(draft) && hasDraftsEnabled(collection) && !(operation === 'update' && data?._status === 'published');
}

/** Removes flags: `autosave` stays out of the log, locales limit validation, `select` hides fields from hooks. */
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
