import 'server-only';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import config from '@payload-config';
import { createPayloadRequest, type PayloadRequest } from 'payload';
import { PUBLIC_SCOPE, type Scope } from '@/domain/api-keys/scopes';
import { keyOf } from '@/lib/accounts/key-of';
import { withGrantedScope } from '@/lib/accounts/granted-scope';
import { watchAccountReads } from '@/lib/database/account-reads';
import { withoutReadLimits } from '@/lib/database/reading';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse, refuse } from '@/lib/http/respond';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { createThrottle } from '@/lib/throttle';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { errorBody } from '../error-hook';
import type { Tool } from './tool';

/** Calls without a key that acts for someone: each of those has a limit of its own. */
const calls = createThrottle('mcp', { points: 120, seconds: 60, shownAs: 'mcp' });
const MCP_VERSION = '1.0.0';
const MAX_BODY = 512 * 1024;
const TOO_MANY = 'Too many calls at once. Please try again in a moment.';

/** `POST /api/mcp`: MCP over streamable HTTP, without sessions. Offers the tools of a key’s scopes, else visitors’. */
export const mcpEndpoint =
  (tools: readonly Tool[]) =>
  async (request: Request): Promise<Response> => {
    markPrivate();
    try {
      const { value: caller, failed } = await watchAccountReads(() => createPayloadRequest({ config, request }));
      if (failed) throw failed;
      const key = keyOf(caller.user);
      const allowed = key ? undefined : await calls.consume(clientNetwork(request.headers));
      if (allowed?.ok === false)
        return refuse('too_many_requests', TOO_MANY, { retryAfterSeconds: allowed.retryAfterSeconds });
      // A session in a browser is nobody: only keys act for someone.
      const req = await localRequest(caller.payload, { headers: request.headers, user: key && caller.user });
      const scopes: readonly string[] = [PUBLIC_SCOPE, ...(key?.scopes ?? [])];
      const offered = tools.flatMap((tool) => {
        const scope = tool.scopes.find((each) => scopes.includes(each));
        return scope ? [{ tool, scope }] : [];
      });
      const { fetch } = createMcpHandler(() => serverOf(offered, { request, req }), {
        maxSubscriptions: 0,
        maxRequestBodySize: MAX_BODY,
      });
      return await fetch(request);
    } catch (error) {
      return failedResponse(error, 'A request of an assistant failed.');
    }
  };

type Offered = { tool: Tool; scope: Scope };

function serverOf(offered: readonly Offered[], call: { request: Request; req: PayloadRequest }): McpServer {
  const server = new McpServer({ name: 'kitroom', version: MCP_VERSION });
  for (const { tool, scope } of offered) {
    const { name, title, description, input, changes = false, run } = tool;
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: !changes, openWorldHint: false } },
      async (args) =>
        answerOf(call.req, () => withGrantedScope(scope, () => withoutReadLimits(() => run({ ...call, args })))),
    );
  }
  return server;
}

/** A refusal is an answer that the assistant can read, with the fields that are wrong. */
async function answerOf(req: PayloadRequest, work: () => Promise<object | null | undefined>) {
  try {
    const answer = (await work()) ?? { code: 'not_found', message: 'There is nothing of that kind.' };
    return { content: [textOf(answer)], isError: 'ok' in answer && answer.ok === false };
  } catch (error) {
    const { status, body } = errorBody(error as Error, req);
    if (status >= 500) log.error({ err: error }, 'A tool of an assistant failed.');
    return { content: [textOf(body)], isError: true };
  }
}

const textOf = (answer: object) => ({ type: 'text' as const, text: JSON.stringify(answer) });
