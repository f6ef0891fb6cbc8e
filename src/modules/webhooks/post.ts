import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPrivateHost, PRIVATE, publicLookup, type Lookup } from '@/lib/http/public-hosts';

const TIMEOUT_MS = 15_000;
/** Bytes of an answer that are read. */
const ANSWER_BYTES = 4_096;

type Post = {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowsLoopback: boolean;
  lookup?: Lookup;
  timeoutMs?: number;
};

export type Answer = { status: number; answer: string };

/** Connects only to the address that was checked, and follows no redirect. @throws if there is no answer in time */
export async function post(given: Post): Promise<Answer> {
  const { url, headers, body, allowsLoopback, lookup, timeoutMs = TIMEOUT_MS } = given;
  const { protocol, hostname } = new URL(url);
  if (isPrivateHost(hostname, allowsLoopback)) throw new Error(PRIVATE);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const request = (protocol === 'https:' ? httpsRequest : httpRequest)(
        url,
        // A connection of its own: one from before was checked then.
        { method: 'POST', headers, agent: false, signal, lookup: publicLookup({ allowsLoopback, lookup }) },
        (response) => {
          read(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  } catch (error) {
    throw signal.aborted ? new Error(`No answer within ${timeoutMs / 1000} s.`) : error;
  }
}

async function read(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    // Ends the loop and the connection.
    if (bytes >= ANSWER_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}
