import { createHash } from 'node:crypto';

/** Entries of one bucket; the next one replaces the oldest. */
const WAYS = 8;
const FIELDS = 6;
const [FINGERPRINT, SEGMENT, OFFSET, LENGTH, GENERATION, CHECKSUM] = [0, 1, 2, 3, 4, 5] as const;
/** Bit beside the length: read since it was written. */
const READ_BIT = 0x8000_0000;
const MAX_RECORD_BYTES = READ_BIT - 1;

interface Place {
  readonly segment: number;
  readonly offset: number;
  /** Bytes; at most {@link MAX_RECORD_BYTES}. */
  readonly length: number;
  /** Generation of purges at which it was known to be current. */
  readonly generation: number;
  readonly checksum: number;
}

export interface Slot extends Place {
  readonly at: number;
  readonly isRead: boolean;
}

/** 24 bytes for each address in a table saved as it is. Addresses may collide, so a record holds its own. */
export class DiskIndex {
  version = 0;
  private fields: Uint32Array;
  private readonly buckets: number;

  constructor(places: number) {
    this.buckets = 2 ** Math.ceil(Math.log2(Math.max(1, places / WAYS)));
    this.fields = new Uint32Array(this.buckets * WAYS * FIELDS);
  }

  find(key: string): Slot | undefined {
    const { first, fingerprint } = this.bucketOf(key);
    for (let way = 0; way < WAYS; way += 1) {
      const at = first + way * FIELDS;
      if (this.field(at, LENGTH) !== 0 && this.field(at, FINGERPRINT) === fingerprint) return this.slot(at);
    }
    return undefined;
  }

  set(key: string, place: Place): void {
    const { first, fingerprint } = this.bucketOf(key);
    const slots = Array.from({ length: WAYS }, (_, way) => this.slot(first + way * FIELDS));
    const age = ({ length, segment, offset }: Slot) => (length === 0 ? -1 : segment * 2 ** 32 + offset);
    const same = slots.find(({ at, length }) => length !== 0 && this.field(at, FINGERPRINT) === fingerprint);
    const chosen = same ?? slots.reduce((oldest, slot) => (age(slot) < age(oldest) ? slot : oldest));
    this.fields[chosen.at + FINGERPRINT] = fingerprint;
    this.write(chosen.at, place);
  }

  /** Does nothing if another key has taken the slot meanwhile. */
  move(from: Slot, to: Place): void {
    const { segment, offset } = this.slot(from.at);
    if (segment === from.segment && offset === from.offset) this.write(from.at, to);
  }

  markRead({ at }: Slot): void {
    this.fields[at + LENGTH] = (this.field(at, LENGTH) | READ_BIT) >>> 0;
  }

  renew(key: string, generation: number): void {
    const found = this.find(key);
    if (!found) return;
    this.fields[found.at + GENERATION] = generation;
    this.version += 1;
  }

  remove({ at }: Slot): void {
    this.fields[at + LENGTH] = 0;
    this.version += 1;
  }

  slotsIn(segment: number): Slot[] {
    const slots: Slot[] = [];
    for (let at = 0; at < this.fields.length; at += FIELDS) {
      if (this.field(at, SEGMENT) === segment && this.field(at, LENGTH) !== 0) slots.push(this.slot(at));
    }
    return slots;
  }

  clear(): void {
    this.fields.fill(0);
    this.version += 1;
  }

  copy(): Buffer {
    return Buffer.from(this.fields.slice().buffer);
  }

  /** False if the copy has another size. */
  load(copy: Buffer): boolean {
    if (copy.length !== this.fields.byteLength) return false;
    this.fields = new Uint32Array(new Uint8Array(copy).buffer);
    return true;
  }

  private bucketOf(key: string): { first: number; fingerprint: number } {
    const hash = createHash('sha1').update(key).digest();
    return { first: (hash.readUInt32LE(0) % this.buckets) * WAYS * FIELDS, fingerprint: hash.readUInt32LE(4) };
  }

  private slot(at: number): Slot {
    const length = this.field(at, LENGTH);
    return {
      at,
      segment: this.field(at, SEGMENT),
      offset: this.field(at, OFFSET),
      length: length & MAX_RECORD_BYTES,
      generation: this.field(at, GENERATION),
      checksum: this.field(at, CHECKSUM),
      isRead: length >= READ_BIT,
    };
  }

  private write(at: number, { segment, offset, length, generation, checksum }: Place): void {
    this.fields[at + SEGMENT] = segment;
    this.fields[at + OFFSET] = offset;
    this.fields[at + LENGTH] = length;
    this.fields[at + GENERATION] = generation;
    this.fields[at + CHECKSUM] = checksum;
    this.version += 1;
  }

  private field(at: number, field: number): number {
    return this.fields[at + field] ?? 0;
  }
}
