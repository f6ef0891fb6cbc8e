import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createGzip, type Gzip } from 'node:zlib';
import { MIN_STREAM_GZIP_BYTES, STREAM_GZIP_LEVEL } from './encoding';

/** Plain, compressed while sent unless short, or held back until whole. */
type Passage = 'plain' | 'gzip' | 'hold';

interface TapOptions {
  /** Called when the handler's headers are set and before any byte is sent; once, and again after `restart`. */
  open: () => Passage;
  /** Called with the whole body of a held response; it sends the answer by `detach` or `release`. */
  complete: (body: Buffer) => void;
  /** Bytes beyond which a held response is released. */
  holdLimit: number;
  /** Called when a held response is released before it is whole: corrects the headers for streaming. */
  overflow: () => 'plain' | 'gzip';
  compressing: () => void;
}

type Callback = (error?: Error | null) => void;
type Chunk = string | Uint8Array;
type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Sits between a handler and the wire, so that headers can be settled late and bodies held back or compressed. */
export class ResponseTap {
  private readonly original: Pick<ServerResponse, 'write' | 'end' | 'writeHead' | 'flushHeaders'>;
  private passage: Passage | undefined;
  private held: Buffer[] = [];
  private heldBytes = 0;
  private ended = false;
  private gzip: Gzip | undefined;
  /** Fires if a response that may be short does not end at once. */
  private patience: NodeJS.Immediate | undefined;

  constructor(
    private readonly res: ServerResponse,
    private readonly options: TapOptions,
  ) {
    const { write, end, writeHead, flushHeaders } = res;
    this.original = { write, end, writeHead, flushHeaders };
    res.writeHead = (status: number, ...rest: unknown[]) => this.writeHead(status, rest);
    res.flushHeaders = () => this.flushHeaders();
    res.write = ((...args: unknown[]) => this.write(...parseArguments(args))) as typeof res.write;
    res.end = ((...args: unknown[]) => this.end(...parseArguments(args))) as typeof res.end;
  }

  detach(): void {
    Object.assign(this.res, this.original);
  }

  letGo(): void {
    if (this.passage !== 'hold' || this.ended || this.res.destroyed) return;
    const body = this.drain();
    this.passage = this.options.overflow();
    if (body.length > 0) this.write(body, 'utf8', undefined);
    else this.flushHeaders();
  }

  /** Discards the held part, for another answer to take its place. */
  restart(): void {
    if (this.ended || this.res.headersSent) return;
    clearImmediate(this.patience);
    this.patience = undefined;
    this.drain();
    this.passage = undefined;
  }

  release(passage: 'plain' | 'gzip', body: Buffer): void {
    this.passage = passage;
    this.drain();
    this.finish(body, undefined);
  }

  private begin(): Passage {
    this.passage ??= this.options.open();
    return this.passage;
  }

  private writeHead(status: number, rest: unknown[]): ServerResponse {
    const { res } = this;
    res.statusCode = status;
    if (typeof rest[0] === 'string') res.statusMessage = rest[0];
    setHeaders(
      res,
      rest.find((part): part is HeaderList => typeof part === 'object' && part !== null),
    );
    if (this.begin() === 'plain' || this.gzip) this.original.writeHead.call(res, res.statusCode);
    return res;
  }

  private flushHeaders(): void {
    const passage = this.begin();
    if (passage === 'plain') this.original.flushHeaders.call(this.res);
    if (passage === 'gzip' && !this.gzip) this.patience ??= setImmediate(() => this.res.destroyed || this.compressed());
  }

  private write(chunk: Chunk | undefined, encoding: BufferEncoding, callback: Callback | undefined): boolean {
    if (this.ended || chunk === undefined) return true;
    const passage = this.begin();
    if (passage === 'plain') return this.original.write.call(this.res, chunk, encoding, callback);
    if (this.gzip === undefined) return this.hold(toBuffer(chunk, encoding), callback);
    const ready = this.gzip.write(chunk, encoding, callback);
    this.gzip.flush(constants.Z_SYNC_FLUSH);
    return ready;
  }

  private end(chunk: Chunk | undefined, encoding: BufferEncoding, callback: Callback | undefined): ServerResponse {
    if (this.ended) return this.res;
    this.ended = true;
    const last = chunk === undefined ? undefined : toBuffer(chunk, encoding);
    const passage = this.begin();
    if (passage !== 'hold') return this.finish(last, callback);
    if (callback) this.res.once('finish', callback);
    this.options.complete(this.drain(last));
    return this.res;
  }

  private finish(last: Buffer | undefined, callback: Callback | undefined): ServerResponse {
    const isShort = this.gzip === undefined && this.heldBytes + (last?.length ?? 0) < MIN_STREAM_GZIP_BYTES;
    if (this.passage === 'plain' || isShort) {
      clearImmediate(this.patience);
      this.passage = 'plain';
      return this.original.end.call(this.res, this.drain(last), 'utf8', callback);
    }
    if (callback) this.res.once('finish', callback);
    this.compressed().end(last);
    return this.res;
  }

  /** Holds the beginning of a response: to be held whole, or until it ends or proves long. */
  private hold(chunk: Buffer, callback: Callback | undefined): boolean {
    this.held.push(chunk);
    this.heldBytes += chunk.length;
    if (callback) process.nextTick(callback);
    if (this.passage === 'gzip') {
      if (this.heldBytes >= MIN_STREAM_GZIP_BYTES) this.compressed();
      else this.flushHeaders();
    } else if (this.heldBytes > this.options.holdLimit) this.letGo();
    return !this.gzip?.writableNeedDrain;
  }

  private drain(last: Buffer = Buffer.alloc(0)): Buffer {
    const whole = this.heldBytes === 0 ? last : Buffer.concat([...this.held, last]);
    this.held = [];
    this.heldBytes = 0;
    return whole;
  }

  private compressed(): Gzip {
    if (this.gzip) return this.gzip;
    clearImmediate(this.patience);
    this.gzip = this.startGzip();
    this.options.compressing();
    this.original.flushHeaders.call(this.res);
    if (this.heldBytes > 0) {
      this.gzip.write(this.drain());
      this.gzip.flush(constants.Z_SYNC_FLUSH);
    }
    return this.gzip;
  }

  /** Both sides announce room as `drain` on the response, where handlers wait for it. */
  private startGzip(): Gzip {
    const { res, original } = this;
    const gzip = createGzip({ level: STREAM_GZIP_LEVEL });
    gzip.on('data', (chunk: Buffer) => {
      if (!original.write.call(res, chunk, 'utf8', undefined)) gzip.pause();
    });
    gzip.on('end', () => original.end.call(res, undefined, 'utf8', undefined));
    gzip.on('error', (error) => res.destroy(error));
    gzip.on('drain', () => res.emit('drain'));
    res.on('drain', () => gzip.resume());
    res.on('close', () => gzip.destroy());
    return gzip;
  }
}

function parseArguments(args: unknown[]): [Chunk | undefined, BufferEncoding, Callback | undefined] {
  const [chunk, encoding] = args;
  const callback = args.find((arg): arg is Callback => typeof arg === 'function');
  return [
    typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : undefined,
    typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8',
    callback,
  ];
}

function toBuffer(chunk: Chunk, encoding: BufferEncoding): Buffer {
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
}

function setHeaders(res: ServerResponse, headers: HeaderList | undefined): void {
  if (headers === undefined) return;
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
    return;
  }
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const value = headers[index + 1];
    if (value !== undefined) res.appendHeader(String(headers[index]), Array.isArray(value) ? value : String(value));
  }
}
