import config from '@payload-config';
import { createPayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { watchAccountReads } from '@/lib/database/account-reads';
import { whileReading } from '@/lib/database/reading';
import { BODY_LENGTH } from '@kitroom/front/http/body-length';
import { failedResponse, refuse } from '@/lib/http/respond';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { withErrorBody } from './error-body';
import { isRepeatable, once } from '@/lib/idempotency/once';
import { etagOf } from '@/lib/payload/require-match';
import { publicDocuments } from './public-documents';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/** Payload’s share pictures: anybody could order a whole render with each request. */
const closedPath = '/api/og';

/** HEAD as GET, strangers’ reads over their own connections, stored anonymous responses, errors in our shape. */
export const guarded =
  (handler: Handler): Handler =>
  async (incoming, context) => {
    const request = incoming.method === 'HEAD' ? asGet(incoming) : incoming;
    const { pathname } = new URL(request.url);
    if (pathname === closedPath) {
      return refuse('not_found', 'There is nothing at this address.');
    }
    if (await isUnknownType(request)) {
      return refuse('unsupported_media_type', 'Send JSON (application/json), or a multipart form with files.');
    }
    if (await isUnreadableJson(request)) {
      return refuse('bad_request', 'The body is not a JSON object.');
    }
    const answer = async () => {
      const read = () => watchAccountReads(() => handler(request, context));
      const { value: answered, failed } = await (isQuestion(request) ? whileReading(request, read) : read());
      if (failed && (request.method === 'GET' || isRefusal(answered))) throw failed;
      return withEtag(await withErrorBody(answered), pathname);
    };
    try {
      const response = await (isRepeatable(request) && !isQuestion(request) ? answerOnce(request, answer) : answer());
      const tags = request.method === 'GET' && response.ok ? publicTags(pathname) : undefined;
      if (tags) markCacheable(tags);
      return withLength(response);
    } catch (error) {
      return failedResponse(error, 'A REST request failed.', { pathname });
    }
  };

async function answerOnce(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { url, method, headers } = request;
  const { value: req, failed } = await watchAccountReads(() =>
    createPayloadRequest({ config, request: new Request(url, { method, headers }) }),
  );
  if (failed) throw failed;
  return once({ req, request, isAtomic: true }, answer);
}

const ONE_RECORD = /^\/api\/[\w-]+\/([\da-f-]{36})$/i;

/** For `If-Match` of a later change. */
async function withEtag(response: Response, pathname: string): Promise<Response> {
  const [, id] = ONE_RECORD.exec(pathname) ?? [];
  if (!response.ok || !id || !isUuid(id)) return response;
  const { doc, updatedAt = doc?.updatedAt } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { updatedAt?: unknown; doc?: { updatedAt?: unknown } };
  if (typeof updatedAt === 'string') response.headers.set('ETag', etagOf(updatedAt));
  return response;
}

/** Payload’s own response of a file reports its length only to Next. */
function withLength(response: Response): Response {
  const length = response.headers.get('Content-Length');
  if (length) response.headers.set(BODY_LENGTH, length);
  return response;
}

/** Next passes a proxy of the request, which cannot be cloned as a whole. */
const asGet = ({ url, headers, signal }: Request): Request => new Request(url, { headers, signal });

/** True for a request that only reads: Payload also takes long queries in the body of a POST. */
const isQuestion = ({ method, headers }: Request): boolean =>
  method === 'GET' || (method === 'POST' && overrides.some((name) => headers.get(name) === 'GET'));
const overrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

/** Payload’s status for strangers, and for users whose account could not be read. */
const isRefusal = ({ status }: Response): boolean => status === 401 || status === 403;

const READ = /^\s*(?:application\/json|multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** True for a body of a type that nothing here reads: Payload would treat it as missing. */
async function isUnknownType(request: Request): Promise<boolean> {
  if (!request.body || READ.test(request.headers.get('content-type') ?? '')) return false;
  return (await request.clone().text()) !== '';
}

async function isUnreadableJson(request: Request): Promise<boolean> {
  if (!request.body || !request.headers.get('content-type')?.includes('application/json')) return false;
  try {
    const body: unknown = JSON.parse(await request.clone().text());
    return body === null || typeof body !== 'object' || Array.isArray(body);
  } catch {
    return true;
  }
}

/** Cache tags of lists that strangers may read over REST: the response depends on nothing but its address. */
const publicCollections: Record<string, readonly string[]> = {
  products: publicDocuments.products.all,
  categories: publicDocuments.categories.all,
  pages: ['pages', ...publicDocuments.products.all],
};

/** @returns the tags under which an anonymous response may be stored; undefined if it may not. */
function publicTags(pathname: string): readonly string[] | undefined {
  const [, collection, second, third] = /^\/api\/([\w-]+)(?:\/([\w-]+))?(?:\/(.*))?$/.exec(pathname) ?? [];
  if (collection === 'media' && second === 'file') return ['media'];
  if (collection === undefined || third !== undefined) return undefined;
  return collection === 'products' && second !== undefined && isUuid(second)
    ? publicDocuments.products.one(second.toLowerCase())
    : publicCollections[collection];
}
