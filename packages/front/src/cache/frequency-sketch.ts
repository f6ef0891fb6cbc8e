import { randomInt } from 'node:crypto';

const ROWS = 4;
const MOST = 15;
const COUNTERS_PER_KEY = 4;
/** All counts are halved after so many for each key: what was popular yesterday makes room. */
const COUNTS_PER_KEY = 10;

/** Count-min sketch with aging, as in TinyLFU (Einziger, Friedman and Manes, 2017): seldom overestimates. */
export class FrequencySketch {
  /** Two counters in each byte. */
  private readonly pairs: Uint8Array;
  private readonly mask: number;
  /** Unknown to clients, so that nobody can choose an address that collides with another. */
  private readonly seed = randomInt(2 ** 32);
  private counted = 0;

  /** @param keys to distinguish: each takes eight bytes */
  constructor(private readonly keys = 16_384) {
    const width = 2 ** Math.ceil(Math.log2(keys * COUNTERS_PER_KEY));
    this.mask = width - 1;
    this.pairs = new Uint8Array((width * ROWS) / 2);
  }

  increment(key: string): void {
    const hash = this.hash(key);
    const least = this.least(hash);
    // Only the lowest counters are this key's alone: raising the others would raise those of more keys.
    if (least < MOST) {
      for (let row = 0; row < ROWS; row += 1) {
        const place = this.place(hash, row);
        if (this.at(place) === least) this.pairs[place >>> 1] = this.pairOf(place) + (place & 1 ? 1 << 4 : 1);
      }
    }
    this.counted += 1;
    if (this.counted >= this.keys * COUNTS_PER_KEY) this.halve();
  }

  /** 0 to 15. */
  estimate(key: string): number {
    return this.least(this.hash(key));
  }

  private halve(): void {
    this.counted >>>= 1;
    for (let place = 0; place < this.pairs.length * 2; place += 2) {
      this.pairs[place >>> 1] = (this.pairOf(place) >>> 1) & 0b0111_0111;
    }
  }

  private least(hash: number): number {
    let least = MOST;
    for (let row = 0; row < ROWS; row += 1) least = Math.min(least, this.at(this.place(hash, row)));
    return least;
  }

  private at(place: number): number {
    const pair = this.pairOf(place);
    return place & 1 ? pair >>> 4 : pair & MOST;
  }

  private pairOf(place: number): number {
    return this.pairs[place >>> 1] ?? 0;
  }

  private place(hash: number, row: number): number {
    return row * (this.mask + 1) + (mix(hash + Math.imul(row, 0x9e3779b9)) & this.mask);
  }

  /** FNV-1a of 32 bits. */
  private hash(key: string): number {
    let hash = this.seed;
    for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
    return hash;
  }
}

/** Last step of MurmurHash3: every bit of the result depends on every bit given. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
