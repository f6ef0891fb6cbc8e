import { APIError, type CollectionAfterOperationHook } from 'payload';

type BulkError = { message: string; isPublic?: boolean };

/**
 * Lets a bulk operation fail as a whole where one document fails: Payload catches each document’s error and goes on
 * in the same transaction, so that half of what the failed one had done would be committed with the others.
 * @throws APIError 409 with the first document’s message; the operation rolls back.
 */
export const wholeOrNothing: CollectionAfterOperationHook = ({ operation, result }) => {
  if ((operation !== 'update' && operation !== 'delete') || !('errors' in result)) return result;
  const [error] = result.errors as BulkError[];
  if (!error) return result;
  const reason = error.isPublic ? error.message : 'One of the documents could not be changed.';
  throw new APIError(`Nothing was changed. ${reason}`, 409, undefined, true);
};
