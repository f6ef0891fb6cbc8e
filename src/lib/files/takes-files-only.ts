import { APIError, Forbidden, type CollectionBeforeOperationHook, type SanitizedCollectionConfig } from 'payload';

const SEND_THE_FILE = 'Send the file itself: nothing is fetched from an address.';

/**
 * No record of a file is made without one: Payload would make one of an address (`url` with `filename`), and a copy of
 * the address at which the first one lies. Who may make none at all hears that, and no more.
 */
const requireFile: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'create') return args;
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (req.file && !isCopy) return args;
  if (!overrideAccess && !(await collection.access.create({ req }))) throw new Forbidden(req.t);
  throw new APIError(SEND_THE_FILE, 422, undefined, true);
};

/**
 * What a collection of files takes is the file itself. Where a caller names an address in its place (as `url`, as a
 * link pasted in the panel, as a reference to a file that lies elsewhere), Payload would have the server ask that
 * address, with the caller’s headers.
 */
export const takesFilesOnly = ({ upload }: Pick<SanitizedCollectionConfig, 'upload'>) => ({
  config: {
    upload: {
      ...upload,
      pasteURL: false,
      skipSafeFetch: false,
      // Nobody signs such receipts.
      requiresClientUploadReceipt: true,
      // The last that is asked before a request leaves, for the headers to send.
      externalFileHeaderFilter: () => {
        throw new APIError(SEND_THE_FILE, 422, undefined, true);
      },
    },
  } satisfies Partial<SanitizedCollectionConfig>,
  beforeOperation: [requireFile],
});
