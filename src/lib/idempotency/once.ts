import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PayloadRequest } from 'payload';
import { isJsonLines } from '@/domain/text/json-lines';
import { keyOf } from '@/lib/accounts/key-of';
import { keyedHash, seal, unseal } from '@/lib/crypto/sealed';
import { whileNoting } from '@/lib/database/commit-notes';
import { invalidFields } from '@/lib/failures';
import { readIdempotencyKey } from '@/lib/http/idempotency-key';
import { refuse, respond } from '@/lib/http/respond';
import { log } from '@/lib/log';
import { beginRun, findRun, finishRun, noteWritten, releaseRun, type Run } from './data';

type Call = {
  req: Pick<PayloadRequest, 'payload' | 'user'>;
  /** Its body not read yet, unless `sent` is what was in it. */
  request: Request;
  sent?: string;
  /** True for work that writes in transactions alone. */
  isAtomic?: boolean;
  /** True for an answer that is a failure of ours, whatever its status. */
  hasFailed?: () => boolean;
};

type Answer = { status: number; headers: [string, string][]; body: string };

/** Bytes of an answer. */
const MAX_ANSWER = 262_144;
const HEADERS = ['Cache-Control', 'Content-Disposition', 'Content-Type', 'ETag', 'Location'];
/** Refusals of the caller or the moment, not of what was sent. */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);
const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** They store the key with what they make, for ever. */
const WITH_OWN_KEYS: ReadonlySet<string> = new Set(['POST /api/checkout', 'POST /api/team/orders']);
const REPLAYED = 'Idempotency-Replayed';
const RETRY_SECONDS = 2;
const ANSWER_LOST = 'This was done, at least in part, and its answer is not stored. Read what it changed.';

export const isRepeatable = ({ method, headers, url }: Request): boolean =>
  WRITES.has(method) && headers.has('Idempotency-Key') && !WITH_OWN_KEYS.has(`${method} ${new URL(url).pathname}`);

/** Responds with what work answers, done once per `Idempotency-Key` and caller for 24 hours; for strangers each time. */
export async function once(call: Call, work: () => Promise<object | undefined>): Promise<Response> {
  const { req, request, isAtomic = false, hasFailed } = call;
  if (!req.user || !isRepeatable(request)) return respond(await work());
  const named = readIdempotencyKey(request);
  if (!named.ok) return respond(named);
  if (isUnmeasured(request)) return respond(UNMEASURED);
  const { payload } = req;
  const caller = callerOf(req.user);
  const run: Run = { caller, key: named.key, request: await fingerprintOf(call, caller), run: randomUUID() };
  if (!(await beginRun(payload, run, isAtomic))) {
    const earlier = await findRun(payload, run);
    if (!earlier) return inProgress();
    if (earlier.request !== run.request)
      return refuse('idempotency_key_reused', 'This Idempotency-Key was sent with another request.');
    if (earlier.answer !== null) return replay(run, earlier.answer);
    if (!earlier.isFinished && !earlier.isLost) return inProgress();
    if (earlier.isFinished || earlier.isWritten) return unknown(ANSWER_LOST);
    return unknown(
      'This was interrupted, and may have been done. Look, and send it again with another key if it was not.',
    );
  }
  const release = () =>
    releaseRun(payload, run).catch((error: unknown) =>
      log.warn({ err: error }, 'An Idempotency-Key was not released.'),
    );
  let response: Response;
  try {
    response = respond(await whileNoting((client) => noteWritten(client, run), work));
  } catch (error) {
    await release();
    throw error;
  }
  if (response.status >= 500 || OF_THE_MOMENT.has(response.status) || hasFailed?.()) await release();
  else
    await record(call, run, response.clone()).catch((error: unknown) =>
      log.warn({ err: error }, 'The answer for an Idempotency-Key was not stored.'),
    );
  return response;
}

function callerOf(user: NonNullable<PayloadRequest['user']>): string {
  const key = keyOf(user);
  return key ? `key ${key.id}` : `${user.collection} ${user.id}`;
}

/** Keyed, as a body may hold a password. */
async function fingerprintOf({ request, sent }: Call, caller: string): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(sent ?? (await bodyOf(request)));
  const condition = request.headers.get('If-Match') ?? '';
  return keyedHash('idempotency', caller, `${request.method} ${pathname}${search} ${condition} ${hash.digest('hex')}`);
}

const MEASURES = ['Content-Length', 'Content-Digest'];

const isUnmeasured = ({ headers }: Request): boolean =>
  isJsonLines(headers.get('Content-Type') ?? '') && !MEASURES.some((name) => headers.has(name));

const UNMEASURED = invalidFields({
  'Content-Length': ['Lines with an Idempotency-Key need a Content-Length or a Content-Digest.'],
});

/** Leaves out the boundary of a form, which is another each time. Lines are read as they come, and known by their measures. */
async function bodyOf(request: Request): Promise<Buffer | string> {
  const type = request.headers.get('Content-Type') ?? '';
  if (isJsonLines(type)) return MEASURES.map((name) => request.headers.get(name) ?? '').join(' ');
  const body = Buffer.from(await request.clone().arrayBuffer());
  const [, boundary] = /^multipart\/.*boundary="?([^";]+)/i.exec(type) ?? [];
  return boundary ? body.toString('latin1').replaceAll(boundary, '') : body;
}

async function record({ req }: Call, run: Run, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const answer: Answer = { status: response.status, headers, body: body.toString('base64') };
  const isKept = body.length <= MAX_ANSWER;
  await finishRun(req.payload, run, isKept ? seal('idempotency', run.caller, await packed(answer)) : null);
}

const packed = async (answer: Answer): Promise<string> =>
  (await promisify(gzip)(JSON.stringify(answer))).toString('base64');

async function replay({ caller }: Run, stored: string): Promise<Response> {
  const text = unseal('idempotency', caller, stored);
  if (text === undefined) return unknown(ANSWER_LOST);
  const { status, headers, body } = JSON.parse(
    (await promisify(gunzip)(Buffer.from(text, 'base64'))).toString('utf8'),
  ) as Answer;
  return new Response(body === '' ? null : Buffer.from(body, 'base64'), {
    status,
    headers: [...headers, [REPLAYED, 'true']],
  });
}

export const markReplay = (headers: Headers): void => headers.set(REPLAYED, 'true');

export const isReplay = ({ headers }: Response): boolean => headers.has(REPLAYED);

const inProgress = (): Response =>
  refuse('idempotency_in_progress', 'A request with this Idempotency-Key is being answered.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

const unknown = (message: string): Response => refuse('idempotency_outcome_unknown', message);
