import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEYS = { accessKeyId: 'AKIDSHOP', secretAccessKey: 'shop/secret+key' };
const [REGION, BUCKET] = ['eu-central-1', 'kit-files'];
const LEAST_PART = 5 * 1024 * 1024;
const SKEW_MS = 15 * 60 * 1000;

type Stored = { body: Buffer; changedAt: number };
type Upload = { key: string; begunAt: number; parts: Map<number, Buffer> };

const md5 = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
const sha256 = (text: Buffer | string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** S3 in memory, as far as the shop uses it. Verifies signatures by code that shares none with the client. */
export async function startS3({ pageSize = 1000 } = {}) {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const state = {
    clockMs: 0,
    failures: [] as number[],
    failuresOf: {} as Record<string, number[]>,
    isAway: false,
    requests: [] as string[],
  };
  const now = () => Date.now() + state.clockMs;

  function verify(req: IncomingMessage, url: URL, body: Buffer): void {
    const query = url.searchParams;
    const header = /^AWS4-HMAC-SHA256 Credential=(.+?), SignedHeaders=(.+?), Signature=(\w+)$/.exec(
      req.headers.authorization ?? '',
    );
    const isLink = query.has('X-Amz-Signature');
    const [credential = '', signedHeaders = '', signature = ''] = isLink
      ? ['Credential', 'SignedHeaders', 'Signature'].map((name) => query.get(`X-Amz-${name}`) ?? '')
      : (header?.slice(1) ?? []);
    if (!signature) throw new Refused(403, 'AccessDenied');
    const date = isLink ? (query.get('X-Amz-Date') ?? '') : String(req.headers['x-amz-date']);
    const time = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    const [id, ...scope] = credential.split('/');
    if (id !== KEYS.accessKeyId) throw new Refused(403, 'InvalidAccessKeyId');
    const hash = isLink ? 'UNSIGNED-PAYLOAD' : String(req.headers['x-amz-content-sha256']);
    const canonical = [
      req.method,
      url.pathname
        .split('/')
        .map((part) => encoded(decodeURIComponent(part)))
        .join('/'),
      [...query]
        .filter(([name]) => name !== 'X-Amz-Signature')
        .map((pair) => pair.map(encoded).join('='))
        .sort()
        .join('&'),
      ...signedHeaders.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}`),
      '',
      signedHeaders,
      hash,
    ].join('\n');
    const key = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<Buffer | string>(
      hmac,
      `AWS4${KEYS.secretAccessKey}`,
    );
    const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
    if (hmac(key, text).toString('hex') !== signature) throw new Refused(403, 'SignatureDoesNotMatch');
    if (isLink && now() > time + 1000 * Number(query.get('X-Amz-Expires'))) throw new Refused(403, 'AccessDenied');
    if (!isLink && Math.abs(now() - time) > SKEW_MS) throw new Refused(403, 'RequestTimeTooSkewed');
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
  }

  function list(query: URLSearchParams): string {
    const from = query.get('continuation-token') ?? '';
    const least = Number(query.get('max-keys') ?? pageSize);
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key >= from).sort();
    const contents = keys.slice(0, least).map((key) => {
      const { body, changedAt } = objects.get(key)!;
      return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const next = keys[least];
    const more = next === undefined ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`;
    return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
  }

  function ofUploads(query: URLSearchParams): string {
    const found = [...uploads].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''));
    return `<ListMultipartUploadsResult>${found
      .map(
        ([id, { key, begunAt }]) =>
          `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${new Date(begunAt).toISOString()}</Initiated></Upload>`,
      )
      .join('')}</ListMultipartUploadsResult>`;
  }

  const store = (key: string, body: Buffer): void => void objects.set(key, { body, changedAt: now() });

  function complete(id: string, body: string): string {
    const upload = uploads.get(id);
    if (!upload) throw new Refused(404, 'NoSuchUpload');
    const listed = [...body.matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag><\/Part>/g)];
    const parts = listed.map(([, number, etag], index) => {
      const part = upload.parts.get(Number(number));
      if (!part || md5(part) !== etag) throw new Refused(400, 'InvalidPart');
      if (index < listed.length - 1 && part.length < LEAST_PART) throw new Refused(400, 'EntityTooSmall');
      return part;
    });
    store(upload.key, Buffer.concat(parts));
    uploads.delete(id);
    return `<CompleteMultipartUploadResult><Key>${escaped(upload.key)}</Key></CompleteMultipartUploadResult>`;
  }

  function put(req: IncomingMessage, key: string, query: URLSearchParams, body: Buffer, res: ServerResponse): string {
    const upload = query.get('uploadId');
    if (upload !== null) {
      const parts = uploads.get(upload)?.parts;
      if (!parts) throw new Refused(404, 'NoSuchUpload');
      parts.set(Number(query.get('partNumber')), body);
      res.setHeader('ETag', md5(body));
      return '';
    }
    const source = req.headers['x-amz-copy-source'];
    if (source === undefined) {
      store(key, body);
      return '';
    }
    const from = decodeURIComponent(String(source)).slice(BUCKET.length + 2);
    const found = objects.get(from);
    if (!found) throw new Refused(404, 'NoSuchKey');
    if (from === key && req.headers['x-amz-metadata-directive'] !== 'REPLACE') throw new Refused(400, 'InvalidRequest');
    store(key, found.body);
    return '<CopyObjectResult><ETag></ETag></CopyObjectResult>';
  }

  function read(req: IncomingMessage, key: string, query: URLSearchParams, res: ServerResponse): Buffer {
    const found = objects.get(key);
    if (!found) throw new Refused(404, 'NoSuchKey');
    for (const name of ['Content-Type', 'Content-Disposition', 'Cache-Control']) {
      const wanted = query.get(`response-${name.toLowerCase()}`);
      if (wanted !== null) res.setHeader(name, wanted);
    }
    res.setHeader('Last-Modified', new Date(found.changedAt).toUTCString());
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    if (start === undefined) return found.body;
    res.statusCode = 206;
    return found.body.subarray(Number(start), Number(end) + 1);
  }

  function answer(req: IncomingMessage, res: ServerResponse, url: URL, body: Buffer): Buffer | string {
    verify(req, url, body);
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const [key, query] = [rest.join('/'), url.searchParams];
    if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket');
    if (req.method === 'GET' && key === '') return query.has('uploads') ? ofUploads(query) : list(query);
    if (req.method === 'GET' || req.method === 'HEAD') return read(req, key, query, res);
    if (req.method === 'PUT') return put(req, key, query, body, res);
    if (req.method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { key, begunAt: now(), parts: new Map() });
      return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    }
    if (req.method === 'POST') return complete(query.get('uploadId') ?? '', body.toString());
    res.statusCode = 204;
    if (query.has('uploadId')) uploads.delete(query.get('uploadId')!);
    else objects.delete(key);
    return '';
  }

  const server = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const url = new URL(req.url ?? '', 'http://s3');
      state.requests.push(`${req.method} ${url.pathname}`);
      if (state.isAway) return req.socket.destroy();
      try {
        const status = state.failuresOf[req.method ?? '']?.shift() ?? state.failures.shift();
        if (status) throw new Refused(status, 'SlowDown');
        const content = answer(req, res, url, Buffer.concat(chunks));
        res.setHeader('Content-Length', Buffer.byteLength(content));
        res.end(req.method === 'HEAD' ? undefined : content);
      } catch (error) {
        const { status, code } = error instanceof Refused ? error : { status: 500, code: String(error) };
        res.statusCode = status;
        res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>As ordered.</Message></Error>`);
      }
      return undefined;
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { endpoint, bucket: BUCKET, region: REGION, ...KEYS, forcePathStyle: true },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    uploads,
    /** `clockMs` goes before; `failures` are statuses of the next answers, `failuresOf` by method. */
    state,
    keys: (folder: string) => [...objects.keys()].filter((key) => key.startsWith(`${folder}/`)).sort(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
