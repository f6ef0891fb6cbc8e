import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES, TOO_LARGE } from '@/domain/pages/media';
import { sniff } from '@/lib/files/sniff';
import { requestPublic, withinTime, type Reach } from '@/lib/http/public-hosts';

const TIMEOUT_MS = 30_000;
const MOST_REDIRECTS = 5;

export class PictureRefused extends Error {}

type FetchPicture = Reach & { url: string; timeoutMs?: number; mostBytes?: number };

/** Follows redirects, each checked as the first address. @throws if there is no picture in time */
export const fetchPicture = ({
  url: first,
  timeoutMs = TIMEOUT_MS,
  mostBytes = MAX_PICTURE_BYTES,
  ...reach
}: FetchPicture): Promise<Buffer<ArrayBuffer>> =>
  withinTime(timeoutMs, async (signal) => {
    let url = first;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await get(url, reach, signal);
      const next = redirectOf(response, url);
      if (next === undefined) return read(response, mostBytes);
      response.destroy();
      url = next;
    }
    throw new PictureRefused('It redirects too often.');
  });

async function get(url: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    throw new PictureRefused('This is not the address of a picture.');
  return requestPublic(parsed, reach, { headers: { accept: 'image/*', 'user-agent': 'Kitroom-Pictures' }, signal });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const next = URL.parse(headers.location ?? '', from);
  if (!next) throw new PictureRefused('It redirects to nowhere.');
  return next.href;
}

async function read(response: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const { statusCode = 0, headers } = response;
  const refuse = (message: string, isFinal = true): never => {
    response.destroy();
    throw isFinal ? new PictureRefused(message) : new Error(message);
  };
  if (statusCode !== 200) refuse(`It answered ${statusCode}.`, statusCode < 500 && statusCode !== 429);
  if (Number(headers['content-length'] ?? 0) > mostBytes) refuse(TOO_LARGE);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) refuse(TOO_LARGE);
    parts.push(part);
  }
  const content = Buffer.concat(parts);
  if (['pdf', 'postscript', 'svg'].includes(sniff(content)))
    throw new PictureRefused('This file is not a picture we can use.');
  return content;
}
