import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { createQueue } from '@kitroom/front/limiter';
import { refusalError } from '@/lib/failures';
import { log } from '@/lib/log';
import { failure } from '@/lib/result';
import { attachment } from '../disposition';
import { UNFINISHED_MS, type FileInfo, type FileStore } from './file-store';

/** Bytes; S3 takes 10,000 parts of at least 5 MiB. */
const PART_BYTES = 16 * 1024 * 1024;
const LINK_SECONDS = 60;
const RETRY_PAUSES_MS = [100, 500];
/** Until an answer begins, ms; for a part until it has arrived. */
const [TIMEOUT_MS, PART_TIMEOUT_MS] = [10_000, 120_000];
const AT_ONCE = 8;

const UNREACHABLE = failure('unavailable', 'Our file storage does not respond. Please try again in a minute.');

export type S3Settings = {
  endpoint: string;
  publicUrl?: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

type Options = { query?: Record<string, string>; headers?: Record<string, string>; body?: Buffer };

export function s3Store(settings: S3Settings): FileStore {
  const { region, accessKeyId, secretAccessKey } = settings;
  const signer = { service: 's3', region, accessKeyId, secretAccessKey };

  /** Undefined for 404. Repeats what failed, as each request may be. @throws 503 `unavailable` */
  async function send(method: string, key: string, options: Options = {}): Promise<Response | undefined> {
    let fault: unknown;
    for (const pause of [0, ...RETRY_PAUSES_MS]) {
      if (pause > 0) await sleep(pause);
      try {
        const response = await sendOnce(method, key, options);
        if (response.ok) return response;
        const text = await response.text();
        if (response.status === 404 && !options.body && !text.includes('NoSuchBucket')) return undefined;
        fault = new Error(`${response.status} ${tag(text, 'Code') ?? ''} ${tag(text, 'Message') ?? ''}`.trim());
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        fault = error;
      }
    }
    log.error({ err: fault, method, key }, 'The object storage did not do as it should.');
    throw refusalError(UNREACHABLE);
  }

  async function sendOnce(method: string, key: string, { query, headers, body }: Options): Promise<Response> {
    const url = addressOf(settings, settings.endpoint, key);
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await new AwsV4Signer({
      ...signer,
      method,
      url: url.href,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
    }).sign();
    // After signing: some proxies change it.
    signed.headers.set('Accept-Encoding', 'identity');
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error('It did not answer in time.')),
      body ? PART_TIMEOUT_MS : TIMEOUT_MS,
    );
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: body && new Uint8Array(body),
        signal: late.signal,
        // Next would keep what it reads.
        cache: 'no-store',
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** For requests that report some errors after 200. */
  async function sendForText(method: string, key: string, options: Options): Promise<string | undefined> {
    const text = await (await send(method, key, options))?.text();
    const fault = text && /<Error>/.test(text) ? (tag(text, 'Code') ?? text) : undefined;
    if (fault === undefined) return text;
    log.error({ err: new Error(fault), method, key }, 'The object storage did not do as it should.');
    throw refusalError(UNREACHABLE);
  }

  async function writeParts(key: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const uploadId = tag((await sendForText('POST', key, { query: { uploads: '' } })) ?? '', 'UploadId') ?? '';
    try {
      let list = '';
      let partNumber = 0;
      for await (const body of parts) {
        partNumber += 1;
        const part = await send('PUT', key, { query: { partNumber: String(partNumber), uploadId }, body });
        list += `<Part><PartNumber>${partNumber}</PartNumber><ETag>${part?.headers.get('etag')}</ETag></Part>`;
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`);
      await sendForText('POST', key, { query: { uploadId }, body });
    } catch (error) {
      await send('DELETE', key, { query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  }

  async function* list(folder: string): AsyncGenerator<FileInfo & { key: string }> {
    let after: Record<string, string> | undefined = {};
    while (after) {
      const query = { 'list-type': '2', 'encoding-type': 'url', prefix: `${folder}/`, ...after };
      const page: string = (await sendForText('GET', '', { query })) ?? '';
      for (const entry of tags(page, 'Contents')) {
        const key = decodeURIComponent((tag(entry, 'Key') ?? '').replaceAll('+', '%20'));
        yield { key, size: Number(tag(entry, 'Size')), changedAt: Date.parse(tag(entry, 'LastModified') ?? '') };
      }
      const token = tag(page, 'NextContinuationToken');
      after = token === undefined ? undefined : { 'continuation-token': token };
    }
  }

  const copyWith = async (from: string, to: string, headers?: Record<string, string>): Promise<boolean> => {
    const source = encodePath(`/${settings.bucket}/${from}`);
    const text = await sendForText('PUT', to, { headers: { 'x-amz-copy-source': source, ...headers } });
    return text !== undefined;
  };

  const keysIn = async (folder: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of list(folder)) keys.push(key);
    return keys;
  };

  const remove = (keys: readonly string[]) => forEach(keys, (key) => send('DELETE', key));

  const stat: FileStore['stat'] = async (key) => {
    const headers = (await send('HEAD', key))?.headers;
    return headers && { size: lengthOf(headers), changedAt: Date.parse(headers.get('last-modified') ?? '') };
  };

  return {
    write: async (key, content) => {
      if (!(content instanceof Readable)) {
        await send('PUT', key, { body: content });
        return;
      }
      try {
        const parts = partsOf(content);
        const { value: first = Buffer.alloc(0) } = await parts.next();
        if (first.length < PART_BYTES) await send('PUT', key, { body: first });
        else await writeParts(key, withFirst(first, parts));
      } finally {
        content.destroy();
      }
    },
    read: async (key, range) => {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const response = await send('GET', key, { headers });
      return response && { size: lengthOf(response.headers), body: response.body ?? new Blob().stream() };
    },
    stat,
    touch: (key) => copyWith(key, key, { 'x-amz-metadata-directive': 'REPLACE' }),
    copy: (from, to) => copyWith(from, to),
    list,
    remove,
    removeFolder: async (folder) => remove(await keysIn(folder)),
    replaceFolder: async (folder, next) => {
      const before = await keysIn(folder);
      const added = await keysIn(next);
      const wanted = new Map(added.map((key) => [`${folder}${key.slice(next.length)}`, key]));
      await forEach([...wanted], ([to, from]) => copyWith(from, to));
      await remove([...before.filter((key) => !wanted.has(key)), ...added]);
    },
    dropUnfinished: async (folder) => {
      const text = (await sendForText('GET', '', { query: { uploads: '', prefix: `${folder}/` } })) ?? '';
      for (const upload of tags(text, 'Upload')) {
        const [key = '', uploadId = ''] = [tag(upload, 'Key'), tag(upload, 'UploadId')];
        if (Date.now() - Date.parse(tag(upload, 'Initiated') ?? '') > UNFINISHED_MS)
          await send('DELETE', key, { query: { uploadId } });
      }
    },
    signedLink: async (key, { name, type }) => {
      const url = addressOf(settings, settings.publicUrl ?? settings.endpoint, key);
      url.search = new URLSearchParams({
        'X-Amz-Expires': String(LINK_SECONDS),
        'response-content-disposition': attachment(name),
        'response-content-type': type,
        'response-cache-control': 'private, no-store',
      }).toString();
      return (await new AwsV4Signer({ ...signer, method: 'GET', url: url.href, signQuery: true }).sign()).url.href;
    },
  };
}

function addressOf({ bucket, forcePathStyle }: S3Settings, endpoint: string, key: string): URL {
  const url = new URL(endpoint);
  const below = url.pathname.replace(/\/$/, '');
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = `${below}${forcePathStyle ? `/${bucket}` : ''}${key || !forcePathStyle ? '/' : ''}${encodePath(key)}`;
  return url;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const lengthOf = (headers: Headers): number => Number(headers.get('content-length'));

const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

const tag = (xml: string, name: string): string | undefined =>
  tags(xml, name)[0]?.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const inTurn = createQueue(AT_ONCE);
  await Promise.all(items.map((item) => inTurn(() => work(item))));
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let rest = chunk;
    while (bytes + rest.length >= PART_BYTES) {
      const end = PART_BYTES - bytes;
      yield Buffer.concat([...chunks, rest.subarray(0, end)]);
      [chunks, bytes, rest] = [[], 0, rest.subarray(end)];
    }
    if (rest.length > 0) chunks.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

async function* withFirst(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* others;
}
