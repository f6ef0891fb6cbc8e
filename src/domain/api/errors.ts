type ApiError = {
  status: number;
  /** Markdown, as the remedy. */
  meaning: string;
  remedy: string;
};

const SEND_ANOTHER = 'Change the request as `message` says.';
const WAIT = 'Wait as `Retry-After` says, then repeat the request.';
const SIGN_IN_AGAIN = 'Sign in again.';
const READ_AGAIN = 'Read the record again, and decide anew.';
const OTHER_KEY = 'Use another key, or create one.';

/** Codes of the API, by status. The first of a status is that of any failure without a code of its own. */
export const API_ERRORS = {
  bad_request: {
    status: 400,
    meaning: 'The request is not JSON, or its query is not allowed.',
    remedy: SEND_ANOTHER,
  },
  unknown_version: {
    status: 400,
    meaning: 'We do not have the version that `Kitroom-Version` names.',
    remedy: 'Send one that the message names.',
  },
  unauthorized: {
    status: 401,
    meaning: 'Nobody is signed in.',
    remedy: 'Send a key, or the token of a login.',
  },
  signed_out: { status: 401, meaning: 'The session of a team has ended.', remedy: SIGN_IN_AGAIN },
  invalid_key: {
    status: 401,
    meaning: 'The key is unknown, revoked or expired, or the account that made it is not active.',
    remedy: OTHER_KEY,
  },
  invalid_credentials: { status: 401, meaning: 'Name or password is wrong.', remedy: 'Check both.' },
  second_factor_required: {
    status: 401,
    meaning: 'The account has a second factor.',
    remedy: 'Send `challenge` and `code` within five minutes.',
  },
  invalid_code: {
    status: 401,
    meaning: 'The code of the second factor is wrong or used.',
    remedy: 'Send the next one.',
  },
  challenge_expired: { status: 401, meaning: 'The second step of a login took too long.', remedy: SIGN_IN_AGAIN },
  forbidden: {
    status: 403,
    meaning: 'The account may not do this.',
    remedy: 'Ask someone who may, or for the right to.',
  },
  missing_scope: { status: 403, meaning: 'The key does not have the scope that the message names.', remedy: OTHER_KEY },
  key_not_accepted: { status: 403, meaning: 'This address takes no keys.', remedy: 'Sign in instead.' },
  secret_key_in_browser: {
    status: 403,
    meaning: 'A secret key came with an `Origin`, as a page of a browser sends it.',
    remedy: 'Revoke it if visitors could read it. Send it from your server, or use a publishable key.',
  },
  address_not_allowed: {
    status: 403,
    meaning: 'The key may not be used from this IP address.',
    remedy: 'Use it from an allowed one.',
  },
  wrong_password: { status: 403, meaning: 'The password that confirms a change is wrong.', remedy: 'Send your own.' },
  not_found: {
    status: 404,
    meaning: 'There is nothing here, or nothing that you may read.',
    remedy: 'Check address and id.',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The address does not take this method.',
    remedy: 'Use one that `Allow` names.',
  },
  conflict: {
    status: 409,
    meaning: 'It exists already, or someone else has changed it.',
    remedy: READ_AGAIN,
  },
  closed: { status: 409, meaning: 'It is finished and takes no more changes.', remedy: READ_AGAIN },
  full: { status: 409, meaning: 'There are as many as there can be.', remedy: 'Delete one first.' },
  idempotency_in_progress: {
    status: 409,
    meaning: 'A request with this `Idempotency-Key` is being answered.',
    remedy: 'Repeat it after `Retry-After` seconds.',
  },
  idempotency_outcome_unknown: {
    status: 409,
    meaning: 'The request with this `Idempotency-Key` may have been done; its answer is lost.',
    remedy: 'Read what it changes, then send it with another key if it was not done.',
  },
  in_use: {
    status: 409,
    meaning: 'Others refer to it, so it cannot be deleted.',
    remedy: 'Deactivate it, or change them first.',
  },
  not_editable: { status: 409, meaning: 'The order is too far on to be changed.', remedy: READ_AGAIN },
  not_empty: { status: 409, meaning: 'The folder has files.', remedy: 'Empty it first.' },
  open_pins: {
    status: 409,
    meaning: 'Notes on the drawing of the proof are open.',
    remedy: 'Read them, then approve with `"withOpenPins": true`.',
  },
  out_of_stock: {
    status: 409,
    meaning: 'There is not enough in stock; `shortages` names the items.',
    remedy: 'Order less, or something else.',
  },
  payment_due: {
    status: 409,
    meaning: 'A deposit or balance must be paid before this step.',
    remedy: 'Record the payment first.',
  },
  prices_changed: {
    status: 409,
    meaning: 'The total is another than `expectedTotal`.',
    remedy: 'Show the new total, then order with it.',
  },
  expired: { status: 410, meaning: 'The link has expired or has been used.', remedy: 'Request a new one.' },
  precondition_failed: {
    status: 412,
    meaning: 'The record has changed since the state that `If-Match` names.',
    remedy: READ_AGAIN,
  },
  payload_too_large: { status: 413, meaning: 'The body is too large.', remedy: 'Send less at a time.' },
  too_large: { status: 413, meaning: 'The file is too large.', remedy: 'Send a smaller one.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body is neither JSON nor a form with a file.',
    remedy: 'Send `Content-Type: application/json`.',
  },
  range_not_satisfiable: {
    status: 416,
    meaning: 'The file is shorter than `Range`.',
    remedy: 'Read it from its start.',
  },
  wrong_host: {
    status: 421,
    meaning: 'A browser used another host than the shop’s.',
    remedy: 'Use the address that the message names.',
  },
  invalid: {
    status: 422,
    meaning: 'Some fields are not valid.',
    remedy: 'Correct what `fieldErrors` names, by path.',
  },
  email_taken: { status: 422, meaning: 'Another account has this email address.', remedy: 'Use another address.' },
  empty_order: { status: 422, meaning: 'The order has no pieces.', remedy: 'Add some.' },
  idempotency_key_reused: {
    status: 422,
    meaning: 'The `Idempotency-Key` was used for another request.',
    remedy: 'Send a new key with each new request.',
  },
  inactive: { status: 422, meaning: 'The team is deactivated.', remedy: 'Activate it first.' },
  incomplete: {
    status: 422,
    meaning: 'An upload lacks its file or a field.',
    remedy: 'Send what `fieldErrors` names.',
  },
  not_delivered: {
    status: 422,
    meaning: 'The order has not been delivered.',
    remedy: 'Review its products afterwards.',
  },
  not_payable: {
    status: 422,
    meaning: 'Nothing is due, another amount is, or the shop takes no cards.',
    remedy: READ_AGAIN,
  },
  not_possible: {
    status: 422,
    meaning: 'The state of the order or payment does not allow it.',
    remedy: READ_AGAIN,
  },
  nothing_available: {
    status: 422,
    meaning: 'Nothing in that order can be ordered any more.',
    remedy: 'Choose other products.',
  },
  overpayment: {
    status: 422,
    meaning: 'The payment is more than is open, by the amount `over`.',
    remedy: 'Send `"allowOverpayment": true` if it is right.',
  },
  payment_pending: {
    status: 422,
    meaning: 'A payment is being confirmed.',
    remedy: 'Read the order again in a moment.',
  },
  proof_missing: {
    status: 422,
    meaning: 'Artwork must be approved before this step.',
    remedy: 'Have the proof approved.',
  },
  quota: { status: 422, meaning: 'The team’s files leave no room for this one.', remedy: 'Delete files first.' },
  reason_required: { status: 422, meaning: 'This change needs a reason.', remedy: 'Send `statusReason`.' },
  refused: { status: 422, meaning: 'A rule of the shop forbids this change.', remedy: SEND_ANOTHER },
  required: { status: 422, meaning: 'Name or password is missing.', remedy: 'Send both.' },
  too_heavy: { status: 422, meaning: 'The kit has too many details for a PNG.', remedy: 'Request an SVG.' },
  locked: { status: 423, meaning: 'The collection of sizes is closed.', remedy: 'Reopen it first.' },
  too_many_requests: { status: 429, meaning: 'Too many requests of one key or network.', remedy: WAIT },
  too_many: {
    status: 429,
    meaning: 'Too many uploads, designs or pictures of one network or team, or jobs of the shop.',
    remedy: WAIT,
  },
  too_many_attempts: { status: 429, meaning: 'Too many logins, orders or emails.', remedy: WAIT },
  internal: {
    status: 500,
    meaning: 'A defect of ours; it is in our log.',
    remedy: 'Repeat the request once, then name `requestId` to the shop.',
  },
  save_failed: {
    status: 500,
    meaning: 'A change could not be saved, and was not.',
    remedy: 'Repeat the request once.',
  },
  unexpected: { status: 500, meaning: 'A login failed by a defect of ours.', remedy: 'Try again in a moment.' },
  unavailable: { status: 503, meaning: 'The database or another part is away or busy.', remedy: WAIT },
  busy: { status: 503, meaning: 'Too much is being checked or drawn just now.', remedy: WAIT },
  disk_full: {
    status: 507,
    meaning: 'Nothing could be saved.',
    remedy: 'Repeat the request once the shop has made room.',
  },
} as const satisfies Record<string, ApiError>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** Refusals that only our own screens and commands see. */
type OwnCode =
  | 'aborted'
  | 'bad_signature'
  | 'cancelled'
  | 'damaged'
  | 'delivered'
  | 'failed'
  | 'file_changed'
  | 'has_variations'
  | 'import_failed'
  | 'interrupted'
  | 'load_failed'
  | 'newer'
  | 'no_email'
  | 'no_kits'
  | 'none'
  | 'not_printable'
  | 'not_shippable'
  | 'offline'
  | 'password_required'
  | 'plan_changed'
  | 'quote_taken'
  | 'stale'
  | 'too_old'
  | 'unreachable'
  | 'unreadable'
  | 'update_failed';

/** Every code of a failure: another does not compile. */
export type ErrorCode = ApiErrorCode | OwnCode;

const errors: ReadonlyMap<string, ApiError> = new Map(Object.entries(API_ERRORS));

/** 422 unless the API answers the code with another. */
export const statusOf = (code: ErrorCode): number => errors.get(code)?.status ?? API_ERRORS.invalid.status;

export const codeOfStatus = (status: number): ApiErrorCode =>
  CODES.find((code) => API_ERRORS[code].status === status) ?? 'internal';

const CODES = Object.keys(API_ERRORS) as ApiErrorCode[];

/** URI reference of a code’s description, as RFC 9457 has it; undefined for what the API does not answer. */
export const errorType = (code: string): string | undefined =>
  errors.has(code) ? `${ERRORS_PATH}#${code}` : undefined;

export const ERRORS_PATH = '/developers/errors';

export const withType = <Body extends { code: ErrorCode }>(body: Body): Body & { type: string | undefined } => ({
  type: errorType(body.code),
  ...body,
});
