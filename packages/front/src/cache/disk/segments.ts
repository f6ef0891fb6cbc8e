import { mkdirSync, readdirSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

const PREFIX = 'segment-';

interface WritePoint {
  readonly segment: number;
  readonly offset: number;
}

/** Consecutive records in files of a fixed size; the oldest file is removed as a whole. */
export class Segments {
  private readonly handles = new Map<number, Promise<FileHandle>>();
  private readonly known: Set<number>;
  private next: WritePoint;

  /** @param next where to go on; later records are overwritten. @throws if the folder cannot be made or read */
  constructor(
    private readonly folder: string,
    private readonly segmentBytes: number,
    next: WritePoint = { segment: 0, offset: 0 },
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const numbers = readdirSync(folder).flatMap((name) =>
      name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : [],
    );
    this.known = new Set([...numbers, next.segment]);
    this.next = next;
  }

  get writePoint(): WritePoint {
    return this.next;
  }

  /** Oldest first. */
  get numbers(): number[] {
    return [...this.known].toSorted((one, other) => one - other);
  }

  /** Writes a record and resolves once it can be read. Rejects if the disk fails. */
  async append(record: Buffer): Promise<WritePoint> {
    if (this.next.offset > 0 && this.next.offset + record.length > this.segmentBytes)
      this.next = { segment: this.next.segment + 1, offset: 0 };
    const place = this.next;
    this.known.add(place.segment);
    this.next = { ...place, offset: place.offset + record.length };
    const file = await this.file(place.segment);
    const { bytesWritten } = await file.write(record, 0, record.length, place.offset);
    if (bytesWritten !== record.length) throw new Error('The disk took a part of a stored page.');
    return place;
  }

  /** Rejects if the segment is gone; returns fewer bytes if it ends before. */
  async read({ segment, offset }: WritePoint, length: number): Promise<Buffer> {
    if (!this.known.has(segment)) throw new Error('The segment is gone.');
    const file = await this.file(segment);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  }

  async remove(segment: number): Promise<void> {
    const handle = this.handles.get(segment);
    this.handles.delete(segment);
    this.known.delete(segment);
    await (await handle)?.close();
    await rm(this.pathOf(segment), { force: true });
  }

  async close(): Promise<void> {
    const open = [...this.handles.values()];
    this.handles.clear();
    await Promise.allSettled(open.map(async (handle) => (await handle).close()));
  }

  private file(segment: number): Promise<FileHandle> {
    const known = this.handles.get(segment);
    if (known) return known;
    const file = this.pathOf(segment);
    const opened = open(file, 'r+', 0o600).catch(() => open(file, 'w+', 0o600));
    this.handles.set(segment, opened);
    opened.catch(() => this.handles.delete(segment));
    return opened;
  }

  private pathOf(segment: number): string {
    return path.join(this.folder, `${PREFIX}${segment}`);
  }
}
