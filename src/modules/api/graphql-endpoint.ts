import config from '@payload-config';
import { execute, GraphQLError, Kind, print, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { createPayloadRequest, headersWithCors, type PayloadRequest } from 'payload';
import { codeOfStatus } from '@/domain/api/errors';
import { extensionsOf } from '@/lib/payload/answer-extensions';
import { isStaff } from '@/lib/api-query/bounds';
import { watchAccountReads } from '@/lib/database/account-reads';
import { noteReader, whileReading } from '@/lib/database/reading';
import { clientNetwork } from '@/lib/http/client-address';
import { errorResponse, failedResponse, readJson, refuse, respond, RETRY_AFTER } from '@/lib/http/respond';
import { once } from '@/lib/idempotency/once';
import { log } from '@/lib/log';
import { createThrottle } from '@/lib/throttle';
import { errorBody, SIGN_IN } from './error-hook';
import { checkRequest, readRequest, type GraphQLRequest } from './graphql-rules';
import { graphQLSchema } from './graphql-schema';
import { OPEN_MUTATIONS, type OperationContext } from './shop-operations';

/** Points of strangers’ requests (graphql-rules.ts): ten of the dearest in a minute, or hundreds of plain ones. */
const strangersPoints = createThrottle('graphql', { points: 20_000, seconds: 60, shownAs: 'graphql' });
const REFUSED_POINTS = 100;

/** `POST /api/graphql` with `{ query, variables?, operationName? }`. Its limits depend on the caller. */
export const graphQLEndpoint =
  (operations: OperationContext['operations']) =>
  async (request: Request): Promise<Response> => {
    const read = await readJson(request);
    if (!read.ok && read.code !== 'bad_request') return respond(read);
    const body = read.ok ? (read.body as { query?: unknown } | null) : undefined;
    if (typeof body?.query !== 'string') {
      return refuse('bad_request', 'Send JSON with a query: { "query": "…" }.');
    }
    try {
      const requested = readRequest({ ...body, query: body.query });
      const answer = () => watchAccountReads(() => answerRequest(request, requested, operations));
      const { value, failed } = await (requested.operation.operation === 'query'
        ? whileReading(request, answer)
        : answer());
      if (failed) throw failed;
      return value;
    } catch (error) {
      if (error instanceof GraphQLError) return refused(new Headers(), [error]);
      return failedResponse(error, 'A GraphQL request failed.');
    }
  };

async function answerRequest(
  request: Request,
  requested: GraphQLRequest,
  operations: OperationContext['operations'],
): Promise<Response> {
  const req = await createPayloadRequest({ canSetHeaders: true, config, request });
  const isStranger = !req.user;
  const schema = await graphQLSchema();
  const checked =
    isStranger && !isOpen(requested) ? undefined : checkRequest(schema, requested, { isStaff: isStaff(req) });
  if (isStranger) {
    const points = checked && !checked.errors ? Math.ceil(checked.cost) : REFUSED_POINTS;
    const allowed = await strangersPoints.consume(clientNetwork(req.headers), points);
    if (!allowed.ok) {
      const { retryAfterSeconds } = allowed;
      const message = 'Too many requests at once. Please try again in a moment.';
      return refuse('too_many_requests', message, { retryAfterSeconds });
    }
  }
  if (!checked) return refused(headersOf(req), [new GraphQLError(SIGN_IN)], 401);
  if (checked.errors) return refused(headersOf(req), checked.errors);
  await noteReader(req.user);
  let result: ExecutionResult = {};
  const answer = async () => {
    result = await execute({
      schema,
      document: requested.document,
      operationName: requested.operation.name?.value,
      variableValues: requested.variables as Record<string, unknown>,
      contextValue: { req, headers: {}, request, operations } satisfies OperationContext & { headers: object },
    });
    return answered(req, result, checked.cost);
  };
  if (requested.operation.operation !== 'mutation') return answer();
  const sent = JSON.stringify([print(requested.document), requested.operation.name?.value, requested.variables]);
  return once({ req, request, sent, isAtomic: true, hasFailed: () => result.errors !== undefined }, answer);
}

/** Strangers read, and may do what each of these operations checks by itself. */
const isOpen = ({ operation }: GraphQLRequest): boolean =>
  operation.operation === 'query' ||
  operation.selectionSet.selections.every(
    (each) => each.kind === Kind.FIELD && OPEN_MUTATIONS.includes(each.name.value),
  );

function answered(req: PayloadRequest, { data, errors }: ExecutionResult, cost: number): Response {
  const formatted = errors?.map((error) => formatError(error, req));
  // A response with gaps because of a busy database or a limit must not be stored.
  const failed = [503, 429, 401]
    .map((each) => formatted?.find(({ extensions }) => extensions?.statusCode === each))
    .find((each) => each !== undefined);
  const headers = headersOf(req);
  const extensions = { cost: Math.ceil(cost), ...extensionsOf(req) };
  if (!failed) return Response.json({ data, errors: formatted, extensions }, { headers });
  const status = Number(failed.extensions?.statusCode);
  if (status === 503) headers.set('Retry-After', RETRY_AFTER);
  const body = { code: codeOfStatus(status), message: failed.message, data, errors: formatted, extensions };
  return errorResponse(body, status, headers);
}

function formatError(error: GraphQLError, req: PayloadRequest): GraphQLFormattedError {
  const cause = (error.originalError ?? error) as Error & { status?: number; data?: unknown };
  const otherwise = error.originalError ? 500 : 400;
  const shown = (cause.status ?? otherwise) === 500 ? undefined : error.message;
  const { status, body } = errorBody(cause, req, { status: otherwise, message: shown });
  const { message, ...shape } = body;
  if (status === 503) log.warn({ reason: cause.message }, 'A GraphQL field was not answered.');
  else if (status >= 500) log.error({ err: cause }, 'A GraphQL field failed.');
  const { locations, path } = error.toJSON();
  return {
    message,
    locations,
    path,
    extensions: { ...shape, name: cause.name, statusCode: status, data: cause.data },
  };
}

function refused(headers: Headers, errors: readonly GraphQLError[], status: 400 | 401 = 400): Response {
  const code = codeOfStatus(status);
  const message = errors[0]?.message ?? 'The query is not valid.';
  const coded = errors.map((error) => ({ ...error.toJSON(), extensions: { ...error.extensions, code } }));
  return errorResponse({ code, message, errors: coded }, status, headers);
}

const headersOf = (req: PayloadRequest): Headers => headersWithCors({ headers: new Headers(req.responseHeaders), req });
