import {
  ValidationError,
  type AuthCollectionSlug,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { passwordProblem } from '@/modules/accounts/password/password-problem';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Current password, percent-encoded, from API clients. Screens use a dialog. */
const HEADER = 'X-Current-Password';

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'delete', 'deleteByID']);

/** Before anything is locked. Our own operations set the context themselves. @throws APIError 403, 429 or 503 */
export const checksGivenPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const given = req.headers.get(HEADER);
  if (given === null || !WRITES.has(operation) || req.context.knowsPassword) return args;
  const confirmed = await confirmPassword({ req, password: decoded(given) });
  if (!confirmed.ok) throw refusalError(confirmed);
  req.context.knowsPassword = true;
  return args;
};

/** A session alone must not take over an account. Scripts and email links have no user. @throws APIError 403 */
export function requirePassword({ context, user }: PayloadRequest): void {
  if (!user || context.knowsPassword) return;
  const message = `This needs your own password: make the change on our pages, or send your password as ${HEADER}.`;
  throw refusalError(failure('forbidden', message));
}

type Call = { data?: object; operation: string; originalDoc?: object; req: PayloadRequest };

/** @throws ValidationError if a new password breaks the rules. */
export async function requireGoodPassword(
  collection: AuthCollectionSlug,
  { data = {}, operation, originalDoc, req }: Call,
): Promise<void> {
  const password: unknown = 'password' in data ? data.password : undefined;
  if (operation !== 'create' && (password === undefined || password === null)) return;
  const message =
    typeof password === 'string'
      ? await passwordProblem(collection, password, { ...originalDoc, ...data })
      : 'Enter a password.';
  if (message) throw new ValidationError({ errors: [{ message, path: 'password' }], req }, req.t);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
