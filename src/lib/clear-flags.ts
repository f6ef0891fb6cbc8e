import type { CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';
import { hasAutosaveEnabled, hasDraftsEnabled } from 'payload/shared';

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion']);

type Asked = { autosave?: boolean; data?: { _status?: unknown }; draft?: boolean };

/**
 * Whether Payload stores what is asked for as a draft, beside what counts: of a change that says it is published it
 * does not, whatever its flags; of a creation or a version brought back it does.
 */
export function savesDraft(collection: SanitizedCollectionConfig, operation: string, args: object): boolean {
  const { data, draft } = args as Asked;
  return Boolean(draft) && hasDraftsEnabled(collection) && !(operation === 'update' && data?._status === 'published');
}

/**
 * Takes away the flags by which a caller would decide what is not theirs to decide. `autosave` marks a version that
 * the next one overwrites and of which the activity log says nothing: only a draft is one. The flags of locales, of
 * which there are none, would limit what Payload validates and overwrite the newest version. `select` would hide from
 * the hooks that follow a change, as those that purge stored answers, what they go by: whoever writes is answered in full.
 */
export const clearFlags: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!WRITES.has(operation)) return args;
  const { autosave } = args as Asked;
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
