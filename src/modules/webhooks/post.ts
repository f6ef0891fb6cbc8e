import type { IncomingMessage } from 'node:http';
import { requestPublic, withinTime, type Reach } from '@/lib/http/public-hosts';

const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 4_096;

type Post = Reach & {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs?: number;
};

export type Answer = { status: number; answer: string };

/** Follows no redirect. @throws if there is no answer in time, or the host is private */
export const post = ({ url, headers, body, timeoutMs = TIMEOUT_MS, ...reach }: Post): Promise<Answer> =>
  withinTime(timeoutMs, async (signal) => {
    const response = await requestPublic(new URL(url), reach, { method: 'POST', headers, signal, body });
    return { status: response.statusCode ?? 0, answer: await read(response) };
  });

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
