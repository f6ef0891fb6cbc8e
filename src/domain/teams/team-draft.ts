/** Order in the making. Holds no prices: the server provides them. */
import { ownSizes, type PartSizes } from '../catalogue/product-parts';
import { compareSizes } from '../catalogue/sizes';
import { PRINT_PLACES, type LinePrint } from './line-prints';
import { isShirtNumber, type ShirtNumber } from './shirt-number';
import { preferencesFingerprint, type DeliveryPreferences } from './team-delivery';

export type DraftPlayer = {
  memberId?: string;
  /** Squad of the piece: a player may be in several. */
  squad?: string;
  name: string;
  nameOnBack: string;
  number: ShirtNumber | null;
  /** A size code or ONE_SIZE; empty until known. */
  size: string;
  sizes?: PartSizes;
};

export type DraftItem = {
  key: string;
  product: string;
  color: string | null;
  /** Hash of the kit it is made to, which then sets the colours. */
  kit?: string;
  players: DraftPlayer[];
  /** Nameless pieces by size. */
  extras: Record<string, number>;
  prints?: LinePrint[];
};

export type TeamDraft = { items: DraftItem[]; notes: string } & DeliveryPreferences;

export const MAX_DRAFT_ITEMS = 50;
export const MAX_DRAFT_PLAYERS = 2000;
export const MAX_NAME = 120;
export const MAX_NOTES = 2000;

export const emptyDraft = (): TeamDraft => ({ items: [], notes: '' });

export const isEmptyDraft = ({ items, notes }: TeamDraft): boolean => items.length === 0 && notes.trim() === '';

/** Derived from players and nameless pieces, so that they cannot diverge; players without a size do not count. */
export function quantitiesOf({ players, extras }: Pick<DraftItem, 'players' | 'extras'>): Record<string, number> {
  const counts = new Map(Object.entries(extras));
  for (const { size } of players) if (size) counts.set(size, (counts.get(size) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0).sort(([a], [b]) => compareSizes(a, b)));
}

export function piecesOf({ players, extras }: Pick<DraftItem, 'players' | 'extras'>): number {
  return players.length + Object.values(extras).reduce((sum, count) => sum + count, 0);
}

/** Pieces that count for a discount: one product in one colour or kit, over all lines, with known size. */
export function designPieces(
  items: readonly DraftItem[],
  { product, color, kit }: Pick<DraftItem, 'product' | 'color' | 'kit'>,
): number {
  return items
    .filter((item) => item.product === product && item.color === color && item.kit === kit)
    .flatMap((item) => Object.values(quantitiesOf(item)))
    .reduce((sum, count) => sum + count, 0);
}

export function draftFingerprint({ items, notes, ...wishes }: TeamDraft): string {
  const delivery = preferencesFingerprint(wishes);
  return JSON.stringify([notes, items.map((item) => [item.key, ...contentOf(item)]), ...(delivery ? [delivery] : [])]);
}

export const sameDraftItem = (a: DraftItem, b: DraftItem): boolean =>
  JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

const contentOf = ({ product, color, kit, players, extras, prints = [] }: DraftItem) => [
  product,
  color,
  players.map(({ memberId, name, nameOnBack, number, size, sizes, squad }) => [
    ...[memberId ?? null, name, nameOnBack, number, size],
    ...Object.entries(ownSizes({ size, sizes }).sizes ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    ...(squad ? [{ squad }] : []),
  ]),
  Object.entries(extras)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => compareSizes(a, b)),
  kit ?? null,
  ...(prints.length > 0 ? [prints.map(({ asset, place }) => [asset, place])] : []),
];

/** Checks a stored draft as far as drawing needs; the server checks more. */
export function isTeamDraft(value: unknown): value is TeamDraft {
  return (
    isObject(value) &&
    typeof value.notes === 'string' &&
    Array.isArray(value.items) &&
    value.items.every(isItem) &&
    [value.deliveryMethod, value.neededBy, value.purchaseOrder].every(
      (text) => text === undefined || typeof text === 'string',
    ) &&
    (value.shippingAddress === undefined || isAddress(value.shippingAddress))
  );
}

const isAddress = (value: unknown): boolean =>
  isObject(value) &&
  ['line1', 'line2', 'city', 'postcode', 'country'].every((part) => typeof value[part] === 'string') &&
  (value.region === undefined || typeof value.region === 'string');

const isItem = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.product === 'string' &&
  (value.color === null || typeof value.color === 'string') &&
  (value.kit === undefined || typeof value.kit === 'string') &&
  isObject(value.extras) &&
  Object.values(value.extras).every((count) => typeof count === 'number') &&
  Array.isArray(value.players) &&
  value.players.every(isPlayer) &&
  (value.prints === undefined || (Array.isArray(value.prints) && value.prints.every(isPrint)));

const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  (value.memberId === undefined || typeof value.memberId === 'string') &&
  [value.name, value.nameOnBack, value.size].every((text) => typeof text === 'string') &&
  (value.squad === undefined || typeof value.squad === 'string') &&
  (value.number === null || isShirtNumber(value.number)) &&
  (value.sizes === undefined ||
    (isObject(value.sizes) && Object.values(value.sizes).every((size) => typeof size === 'string')));

const isPrint = (value: unknown): boolean =>
  isObject(value) && typeof value.asset === 'string' && PRINT_PLACES.some((place) => place === value.place);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
