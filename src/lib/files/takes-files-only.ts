import { APIError, type CollectionBeforeOperationHook, type SanitizedCollectionConfig } from 'payload';

const SEND_THE_FILE = 'Send the file itself: nothing is fetched from an address.';

/** No record of a file is made without one: of an address (`url` with `filename`) Payload would make one. */
const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file) throw new APIError(SEND_THE_FILE, 422, undefined, true);
  return args;
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
    // A copy is made from the address of the first one, or from one that the caller names.
    disableDuplicate: true,
  } satisfies Partial<SanitizedCollectionConfig>,
  beforeOperation: [requireFile],
});
