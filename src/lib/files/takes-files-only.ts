import { APIError, Forbidden, type CollectionBeforeOperationHook, type SanitizedCollectionConfig } from 'payload';

const SEND_THE_FILE = 'Send the file itself: nothing is fetched from an address.';

/**
 * Refuses a record without a file: Payload would make one of an address (`url` with `filename`), and a copy of the
 * first one's address. Callers without access get only that refusal.
 */
const requireFile: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'create') return args;
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (req.file && !isCopy) return args;
  if (!overrideAccess && !(await collection.access.create({ req }))) throw new Forbidden(req.t);
  throw new APIError(SEND_THE_FILE, 422, undefined, true);
};

/**
 * Upload options of a collection that takes only files. For an address (as `url`, a link pasted in the panel, a
 * reference to a file elsewhere) Payload would have the server fetch it, with the caller’s headers.
 */
export const takesFilesOnly = ({ upload }: Pick<SanitizedCollectionConfig, 'upload'>) => ({
  config: {
    upload: {
      ...upload,
      pasteURL: false,
      skipSafeFetch: false,
      // No receipt is ever signed.
      requiresClientUploadReceipt: true,
      // The last hook before such a request is sent, for its headers.
      externalFileHeaderFilter: () => {
        throw new APIError(SEND_THE_FILE, 422, undefined, true);
      },
    },
  } satisfies Partial<SanitizedCollectionConfig>,
  beforeOperation: [requireFile],
});
