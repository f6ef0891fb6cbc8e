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
/** Files of the budget; the oldest is removed for a new one. */
const SEGMENTS = 32;
/** Size of a small page with its head; the index has places for so many. */
const SMALL_RECORD_BYTES = 16 * 1024;
/** Writes under way of one process: if the disk is too slow, pages are not written at all. */
const MAX_WRITES = 32;
/** Share of a removed file that is rewritten at most: records that were read since they were written. */
const CARRIED_SHARE = 0.5;

export interface DiskOptions {
  /** Exclusive to the store. */
  folder: string;
  maxBytes: number;
  /** Digest of all that decides a page's look and is neither in the database nor in its address. */
  identity: string;
  generations: PurgeGenerations;
  /** Called once, when the store gives up. */
  onFailure: (error: unknown) => void;
}

interface Mark {
  readonly version: number;
  readonly index: Buffer;
  readonly next: { readonly segment: number; readonly offset: number };
}

/** A purge writes nothing: tags are checked on reading. Records since the last checkpoint are lost with the process. */
export class DiskStore {
  private readonly index: DiskIndex;
  private readonly checkpointFile: string;
  private readonly segmentBytes: number;
  private segments: Segments | undefined;
  private writes = 0;
  private makingRoom = Promise.resolve();
  private mark: Mark | undefined;
  private confirmed: (Mark & { position: PurgePosition }) | undefined;
  private saved = '';

  constructor(private readonly options: DiskOptions) {
    this.segmentBytes = Math.max(MEGABYTE, Math.floor(options.maxBytes / SEGMENTS));
    this.index = new DiskIndex(options.maxBytes / SMALL_RECORD_BYTES);
    this.checkpointFile = path.join(options.folder, 'checkpoint');
  }

  /** Call it once no other process uses the folder. @returns the last purge heard; undefined if nothing is left */
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

  /** The entry with the generation at which it was current; only its checks may be in doubt since. Never rejects. */
  async recall(key: string): Promise<{ entry: CacheEntry; began: number } | undefined> {
    const slot = this.index.find(key);
    const record = slot && (await this.read(slot));
    if (!slot || !record) return undefined;
    try {
      const entry = decodeRecord(key, record);
      if (!entry || !this.options.generations.isCurrent(slot.generation, entry.tags)) return undefined;
      this.index.markRead(slot);
      return { entry, began: slot.generation };
    } catch {
      return undefined;
    }
  }

  /** Resolves when it is written or skipped; never rejects. @param isPopular others are written only into free room */
  async keep(key: string, entry: CacheEntry, began: number, isPopular: boolean): Promise<void> {
    const { segments } = this;
    // The older record must not be taken for this one when it is confirmed.
    const older = this.index.find(key);
    if (older) this.index.remove(older);
    if (!segments || this.writes >= MAX_WRITES || (this.isFull && !isPopular)) return;
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

  renew(key: string, generation: number): void {
    this.index.renew(key, generation);
  }

  clear(): void {
    this.index.clear();
    this.mark = this.confirmed = undefined;
  }

  /** Copies the index, before the process makes sure that it heard every purge until now. */
  beginCheckpoint(): void {
    if (!this.segments || this.mark?.version === this.index.version) return;
    this.mark = { version: this.index.version, index: this.index.copy(), next: this.segments.writePoint };
  }

  /** Releases the copy of `beginCheckpoint` for saving: all purges until then were heard. */
  confirmCheckpoint(position: PurgePosition): void {
    if (this.mark) this.confirmed = { ...this.mark, position };
  }

  /** Never rejects. */
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

  async leave(): Promise<void> {
    const { segments } = this;
    this.segments = undefined;
    this.clear();
    await segments?.close();
  }

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
      const record = slot.isRead && left > slot.length ? await this.read(slot) : undefined;
      if (!record) continue;
      left -= record.length;
      const { length, generation, checksum } = slot;
      await this.write(segments, record, (place) => this.index.move(slot, { ...place, length, generation, checksum }));
    }
    for (const slot of this.index.slotsIn(oldest)) this.index.remove(slot);
    await segments.remove(oldest);
  }

  /** Gives up a failing disk until the next start; nothing is served that was not read whole. */
  private async fail(error: unknown): Promise<void> {
    if (this.segments) this.options.onFailure(error);
    await this.leave().catch(() => undefined);
    await removeCheckpoint(this.checkpointFile).catch(() => undefined);
  }
}
