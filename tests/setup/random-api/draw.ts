import fc, { type GeneratorValue } from 'fast-check';
import { starterKit } from '@/domain/kits/document/starter-kit';

/** Piece in stock; its product by id or mark. */
export type Goods = { product: string; color: string; size: string };

export class Draw {
  readonly #draw: GeneratorValue;
  readonly #goods: readonly Goods[];
  /** As a program sends that does nothing wrong: known records and usual values. */
  readonly isPlain: boolean;

  constructor(draw: GeneratorValue, goods: readonly Goods[]) {
    this.#draw = draw;
    this.#goods = goods;
    this.isPlain = this.is(50);
  }

  number(most: number): number {
    return this.#draw(fc.nat, { max: most });
  }

  among<Each>(list: readonly Each[]): Each {
    const found = list[this.number(list.length - 1)];
    if (found === undefined && list.length === 0) throw new Error('There is nothing to choose from.');
    return found as Each;
  }

  is(percent: number): boolean {
    return this.number(99) < percent;
  }

  some<Each>(list: readonly Each[], percent: number): Each[] {
    return list.filter(() => this.is(percent));
  }

  text(name = ''): string {
    if (!this.isPlain)
      return this.is(70) ? this.among(TEXTS) : this.#draw(fc.string, { unit: 'grapheme', maxLength: 30 });
    if (name === 'email') return `visitor-${this.number(99_999)}@visitor.test`;
    if (name === 'idempotencyKey') return `fuzz-key-${this.number(1_000_000_000)}`;
    return this.usual(name) ?? `fuzz-${this.number(9_999)}`;
  }

  usual(name: string): string | undefined {
    return this.isPlain ? USUAL[name] : undefined;
  }

  json(): unknown {
    return this.is(60) ? this.among(ODD_VALUES) : this.#draw(fc.jsonValue, { maxDepth: 3 });
  }

  /** True for a field that a program which does nothing wrong would send, `percent` of the time for an ordinary one. */
  wants(name: string, percent: number): boolean {
    const usual = RARELY.has(name) ? 2 : OFTEN.has(name) ? 90 : percent;
    return this.is(this.isPlain ? usual : percent);
  }

  /** Line of an order for what is in stock; undefined for other programs. @param ofSizes writes quantities by size */
  line(properties: object, ofSizes: (size: string, quantity: number) => unknown): object | undefined {
    const field = ['sizes', 'extras'].find((name) => name in properties);
    if (!this.isPlain || !field || !('product' in properties) || this.#goods.length === 0 || this.is(5))
      return undefined;
    const { product, color, size } = this.among(this.#goods);
    return { product, color, [field]: ofSizes(size, 1 + this.number(2)) };
  }

  /** Known record of a collection, by its slug, once the request is sent. */
  id(slug: string): string {
    if (this.isPlain && slug === 'products' && this.is(60)) return '@sold:0@';
    return this.isPlain || this.is(85) ? `@${slug}:${this.number(9_999)}@` : this.among(ODD_IDS);
  }
}

const RARELY: ReadonlySet<string> = new Set([
  ...['expectedTotal', 'offerCode', 'deliveryMethod', 'vatNumber', 'version', 'inquiry', 'billingAddress'],
  ...['kit', 'design', 'prints', 'players'],
]);
const OFTEN: ReadonlySet<string> = new Set([
  ...['items', 'shippingAddress', 'line1', 'city', 'postcode', 'country', 'name'],
]);

const USUAL: Readonly<Partial<Record<string, string>>> = {
  ...{ firstName: 'Ada', lastName: 'Okafor', name: 'Ada', line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP' },
  ...{ country: 'GB', color: 'Red', colors: '#1e3a8a', hex: '#1e3a8a', colorHex: '#1e3a8a', size: 'M', number: '7' },
  ...{ paymentMethod: 'invoice', phone: '0113 496 0000', q: 'shirt', to: '/shop', url: 'https://example.com/hook' },
  ...{ text: 'name\nAda', vatNumber: 'GB123456789', deadline: '2027-01-31T00:00:00.000Z', neededBy: '2027-01-31' },
};

const TEXTS = [
  ...['Home', 'Ada', 'GB', 'DE', 'US', 'LS1 4AP', 'M', 'XL', 'Red', '#1e3a8a', 'pending', 'shipped', 'crest.png'],
  ...['ada@visitor.test', '2026-11-30', '2027-02-01T10:00:00.000Z', '12', '-1', '0', '1e400', 'null', 'true', '[]'],
  ...['', ' ', '\u0000', '\u{1f3d1}', '\ud800', '‮kit', "'; drop table products; --", '%_\\', '<b>', '{{a}}'],
  ...['/shop', 'https://example.com/hook', 'http://127.0.0.1/', 'x'.repeat(3_000), 'name\nAda,7,M', '2026-13-45'],
];

const ODD_IDS = ['b4a3c6de-0000-4000-8000-000000000000', '1', 'null', '%00', '%F0%9F', 'constructor', '..%2Fproducts'];

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 2 ** 31, 2 ** 53, 1e308, '', 'x', '\u0000', '\ud800', 'x'.repeat(20_000)],
  ...[[], {}, [null], [[]], { a: 1 }, { id: 1 }, { constructor: 1 }, { equals: 1 }],
  ...[starterKit('football-shirt', ['#1e3a8a'], 'fuzz'), Array.from({ length: 300 }, () => ({}))],
];
