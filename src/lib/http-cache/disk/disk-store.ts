import { rm } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { CacheEntry } from '../entry';
import type { PurgeGenerations } from '../purge-generations';
import { readCheckpoint, removeCheckpoint, writeCheckpoint, type PurgePosition } from './checkpoint';
import { DiskIndex, type Slot } from './disk-index';
import { decodeRecord, encodeRecord } from './record';
import { Segments } from './segments';

const MEGABYTE = 1024 * 1024;
/** The budget is divided into so many files, of which the oldest makes room. */
const SEGMENTS = 32;
/** A small page with its head; there are places for so many. */
const SMALL_RECORD_BYTES = 16 * 1024;
/** What one process may have under way to the disk: where that is too slow, pages are not written at all. */
const MAX_WRITES = 32;
/** Of a file that makes room, so much is written anew at most: what was asked for since it was written. */
const CARRIED_SHARE = 0.5;

export interface DiskOptions {
  /** Its own: nothing else lies there. */
  folder: string;
  /** What the files may take, bytes. */
  maxBytes: number;
  /** Of all that decides how a page looks, and is neither in the database nor in its address. */
  identity: string;
  generations: PurgeGenerations;
  /** Told once why nothing is kept any more. */
  onFailure: (error: unknown) => void;
}

/** An index as it was at one moment, and where the next record went then. */
interface Mark {
  readonly version: number;
  readonly index: Buffer;
  readonly next: { readonly segment: number; readonly offset: number };
}

/**
 * The second tier of the response cache: pages in files, found by an index of 24 bytes each. A record is current while
 * no purge since its generation had one of its tags, which is looked at when it is read; nothing is written
 * when something is purged. What was written since the last checkpoint is lost with the process.
 */
export class DiskStore {
  private readonly index: DiskIndex;
  private readonly checkpointFile: string;
  private readonly segmentBytes: number;
  private segments: Segments | undefined;
  private writes = 0;
  private makingRoom = Promise.resolve();
  private mark: Mark | undefined;
  private confirmed: (Mark & { position: PurgePosition }) | undefined;
  /** Which checkpoint lies on disk: of no other index, and with no other purge heard. */
  private saved = '';

  constructor(private readonly options: DiskOptions) {
    this.segmentBytes = Math.max(MEGABYTE, Math.floor(options.maxBytes / SEGMENTS));
    this.index = new DiskIndex(options.maxBytes / SMALL_RECORD_BYTES);
    this.checkpointFile = path.join(options.folder, 'checkpoint');
  }

  /**
   * Begins with what an earlier process left, once it is certain that no other uses the folder.
   * @returns up to where that process heard what was purged; undefined where there is nothing to begin with.
   */
  async open(): Promise<PurgePosition | undefined> {
    if (this.segments) return undefined;
    const { folder, identity, generations } = this.options;
    try {
      const left = await readCheckpoint(this.checkpointFile, identity);
      const isUsable = left !== undefined && this.index.load(left.index);
      if (!isUsable) await rm(folder, { recursive: true, force: true });
      this.segments = new Segments(folder, this.segmentBytes, isUsable ? left.next : undefined);
      if (!isUsable) return undefined;
      generations.resume(left.past);
      return left.position;
    } catch (error) {
      await this.fail(error);
      return undefined;
    }
  }

  /** The entry under a key with the generation at which it was current, if at most its checks are in doubt since. Never rejects. */
  async recall(key: string): Promise<{ entry: CacheEntry; began: number } | undefined> {
    const slot = this.index.find(key);
    const record = slot && (await this.read(slot));
    if (!slot || !record) return undefined;
    try {
      const entry = decodeRecord(key, record);
      if (!entry || !this.options.generations.isCurrent(slot.generation, entry.tags)) return undefined;
      this.index.markAsked(slot);
      return { entry, began: slot.generation };
    } catch {
      return undefined;
    }
  }

  /**
   * Writes an entry whose render began at a generation. Resolves once that is done, or was not worth it; never rejects.
   * @param isAskedOften those that are not find room only where nobody has to make it.
   */
  async keep(key: string, entry: CacheEntry, began: number, isAskedOften: boolean): Promise<void> {
    const { segments } = this;
    // What lies there is older, and must not be taken for this one when that is confirmed.
    const older = this.index.find(key);
    if (older) this.index.remove(older);
    if (!segments || this.writes >= MAX_WRITES || (this.isFull && !isAskedOften)) return;
    const record = encodeRecord(key, entry);
    if (record.length > this.segmentBytes) return;
    this.writes += 1;
    try {
      await this.write(segments, record, (place) =>
        this.index.set(key, { ...place, length: record.length, generation: began, checksum: crc32(record) }),
      );
    } catch (error) {
      await this.fail(error);
    } finally {
      this.writes -= 1;
    }
    await this.makeRoom();
  }

  /** Notes that what lies under a key was still right at a generation. */
  renew(key: string, generation: number): void {
    this.index.renew(key, generation);
  }

  /** Forgets all records. */
  clear(): void {
    this.index.clear();
    this.mark = this.confirmed = undefined;
  }

  /** Notes what is there now, before the process makes sure that it heard every purge until now. */
  beginCheckpoint(): void {
    if (!this.segments || this.mark?.version === this.index.version) return;
    this.mark = { version: this.index.version, index: this.index.copy(), next: this.segments.writePoint };
  }

  /** What the last `beginCheckpoint` noted may outlive the process: it heard all that was purged until then. */
  confirmCheckpoint(position: PurgePosition): void {
    if (this.mark) this.confirmed = { ...this.mark, position };
  }

  /** Writes the last checkpoint that was confirmed, where it is another than the last one written. Never rejects. */
  async save(): Promise<void> {
    const { confirmed, segments } = this;
    if (!confirmed || !segments) return;
    const { identity, generations } = this.options;
    const { version, index, next, position } = confirmed;
    const saved = `${version} ${position.witness}`;
    if (saved === this.saved) return;
    try {
      await writeCheckpoint(this.checkpointFile, { identity, position, past: generations.past, next, index });
      this.saved = saved;
    } catch (error) {
      await this.fail(error);
    }
  }

  /** Another process uses the folder: this one does without. */
  async leave(): Promise<void> {
    const { segments } = this;
    this.segments = undefined;
    this.clear();
    await segments?.close();
  }

  /** Writes the last checkpoint and lets go of the files. */
  async close(): Promise<void> {
    await this.save();
    await this.leave();
  }

  private get isFull(): boolean {
    return (this.segments?.numbers.length ?? 0) >= SEGMENTS - 1;
  }

  private async read({ segment, offset, length, checksum }: Slot): Promise<Buffer | undefined> {
    const record = await this.segments?.read({ segment, offset }, length).catch(() => undefined);
    return record && record.length === length && crc32(record) === checksum ? record : undefined;
  }

  private async write(
    segments: Segments,
    record: Buffer,
    written: (place: { segment: number; offset: number }) => void,
  ): Promise<void> {
    const place = await segments.append(record);
    if (this.segments === segments) written(place);
  }

  /** One file at a time. */
  private makeRoom(): Promise<void> {
    return (this.makingRoom = this.makingRoom.then(() => this.removeOldest()).catch((error) => this.fail(error)));
  }

  private async removeOldest(): Promise<void> {
    const { segments } = this;
    const [oldest] = segments?.numbers ?? [];
    if (!segments || oldest === undefined || segments.numbers.length <= SEGMENTS - 1) return;
    let left = this.segmentBytes * CARRIED_SHARE;
    for (const slot of this.index.slotsIn(oldest)) {
      const record = slot.isAsked && left > slot.length ? await this.read(slot) : undefined;
      if (!record) continue;
      left -= record.length;
      const { length, generation, checksum } = slot;
      await this.write(segments, record, (place) => this.index.move(slot, { ...place, length, generation, checksum }));
    }
    for (const slot of this.index.slotsIn(oldest)) this.index.remove(slot);
    await segments.remove(oldest);
  }

  /** A disk that does not do its work is left alone until the next start; nothing is served that was not read whole. */
  private async fail(error: unknown): Promise<void> {
    if (this.segments) this.options.onFailure(error);
    await this.leave().catch(() => undefined);
    await removeCheckpoint(this.checkpointFile).catch(() => undefined);
  }
}
