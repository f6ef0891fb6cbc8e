import { Forbidden, type CollectionBeforeOperationHook, type SanitizedCollectionConfig } from 'payload';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

const SEND_THE_FILE = 'Send the file itself: nothing is fetched from an address.';

/** Payload would make one of an address, or as a copy. Without access, callers get only that refusal. */
const requireFile: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'create') return args;
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (req.file && !isCopy) return args;
  if (!overrideAccess && !(await collection.access.create({ req }))) throw new Forbidden(req.t);
  throw refusalError(failure('invalid', SEND_THE_FILE));
};

/** Payload’s server would fetch an address with the caller’s headers. */
export const takesFilesOnly = {
  upload: {
    pasteURL: false,
    skipSafeFetch: false,
    // No receipt is ever signed.
    requiresClientUploadReceipt: true,
    // The last hook before such a request.
    externalFileHeaderFilter: () => {
      throw refusalError(failure('invalid', SEND_THE_FILE));
    },
  } satisfies Partial<SanitizedCollectionConfig['upload']>,
  beforeOperation: [requireFile],
};
