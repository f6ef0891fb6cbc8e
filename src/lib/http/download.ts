import { Readable } from 'node:stream';
import { shopDay } from '@/domain/text/locale';
import { log } from '@/lib/log';

/** In the shop’s time zone, such as 2026-11-21. */
export const today = (): string => shopDay(new Date());

type Download = {
  /** ASCII, without quotes. */
  name: string;
  type: string;
};

/** Breaks off if reading fails: half a file must not look whole. */
export function download(
  content: Readable | AsyncIterable<string | Uint8Array> | string,
  { name, type }: Download,
): Response {
  const stream =
    content instanceof Readable
      ? content
      : Readable.from(typeof content === 'string' ? [content] : content, { objectMode: false });
  stream.on('error', (error) => log.error({ err: error, name }, 'A download broke off.'));
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
