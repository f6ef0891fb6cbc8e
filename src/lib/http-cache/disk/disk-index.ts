import { createHash } from 'node:crypto';

/** Entries whose addresses fall together; the next one takes the place of the oldest. */
const WAYS = 8;
const FIELDS = 6;
const [FINGERPRINT, SEGMENT, OFFSET, LENGTH, GENERATION, CHECKSUM] = [0, 1, 2, 3, 4, 5] as const;
/** Beside the length: asked for since it was written. */
const ASKED = 0x8000_0000;
export const MAX_RECORD_BYTES = ASKED - 1;
export const BYTES_PER_PLACE = FIELDS * Uint32Array.BYTES_PER_ELEMENT;

/** Where a record lies, and what makes sure that it is the one that was written. */
export interface Place {
  readonly segment: number;
  readonly offset: number;
  /** Bytes; none takes more than {@link MAX_RECORD_BYTES}. */
  readonly length: number;
  /** The generation of purges at which it was known to be current. */
  readonly generation: number;
  /** CRC-32 of the record. */
  readonly checksum: number;
}

/** A place in use. */
export interface Slot extends Place {
  readonly at: number;
  readonly isAsked: boolean;
}

/**
 * Which address lies where, in 24 bytes each and a fixed number of places: a table of buckets, saved as it stands. Two
 * addresses may be taken for one (once in billions): what is read says whose it is.
 */
export class DiskIndex {
  /** Another one after each change of what lies where. */
  version = 0;
  private fields: Uint32Array;
  private readonly buckets: number;

  /** @param places at least; a power of two of them is made. */
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

  /** Notes where a key lies now; in a full bucket what was written longest ago is forgotten. */
  set(key: string, place: Place): void {
    const { first, fingerprint } = this.bucketOf(key);
    const slots = Array.from({ length: WAYS }, (_, way) => this.slot(first + way * FIELDS));
    const age = ({ length, segment, offset }: Slot) => (length === 0 ? -1 : segment * 2 ** 32 + offset);
    const same = slots.find(({ at, length }) => length !== 0 && this.field(at, FINGERPRINT) === fingerprint);
    const chosen = same ?? slots.reduce((oldest, slot) => (age(slot) < age(oldest) ? slot : oldest));
    this.fields[chosen.at + FINGERPRINT] = fingerprint;
    this.write(chosen.at, place);
  }

  /** Moves what lies in a slot, which may have been taken by another meanwhile: then nothing happens. */
  move(from: Slot, to: Place): void {
    const { segment, offset } = this.slot(from.at);
    if (segment === from.segment && offset === from.offset) this.write(from.at, to);
  }

  markAsked({ at }: Slot): void {
    this.fields[at + LENGTH] = (this.field(at, LENGTH) | ASKED) >>> 0;
  }

  /** Notes that what lies under a key was found to be current still. */
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

  /** All that lies in a segment. */
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

  /** A copy that later changes do not reach. */
  copy(): Buffer {
    return Buffer.from(this.fields.slice().buffer);
  }

  /** Takes a copy over; false where it is of another size. */
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
      isAsked: length >= ASKED,
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
