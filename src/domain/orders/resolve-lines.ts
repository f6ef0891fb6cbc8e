/** Resolves lines of any order by the shop’s data only, as pieces of one size to be priced; or returns errors. */
import { notMadeText, unmadeParts, type PartSizes } from '../catalogue/product-parts';
import { MAX_UNITS_PER_SIZE, sizeCodeOf, sizeLabelOf } from '../catalogue/sizes';
import type { PriceListName } from '../money/price-lists';
import { customPieces } from './custom-line';
import type { CustomLine } from './custom-line-input';
import {
  refuseLine,
  resolveProduct,
  resolveSize,
  unpricedLine,
  type ChosenProduct,
  type FieldMessage,
  type RequestedKit,
  type ResolvedProduct,
  type SellableProduct,
  type UnpricedLine,
  type Variation,
} from './resolve-line';

export type LineRequest = {
  product?: string;
  custom?: CustomLine & { price: number };
  color?: string | null;
  kit?: RequestedKit | null;
  /** By size code, including those of players; goods without sizes under the policy’s `oneSize`. */
  pieces: Readonly<Record<string, number>>;
  quantity?: number;
  players: readonly { size?: string; sizes?: PartSizes }[];
  /** Goods already in the order, without a new look-up. Prices by size code. */
  kept?: { chosen: ChosenProduct; prices: Readonly<Record<string, number>>; priceList?: PriceListName };
};

export type LinePolicy = {
  /** True: a refused line is left out, and only its first error returned. False: lines that can be priced are kept. */
  isStrict: boolean;
  oneSize: string;
  kitField: 'design' | 'kit';
  /** Field for pieces of all sizes; undefined if nameless pieces have their own, `extras.M`. */
  piecesField?: string;
  printsCustomizableAlone: boolean;
  noPieces: { inSizes: FieldMessage; withoutSizes: FieldMessage };
  noSize: string;
  noSizes: string;
};

const NOTHING_ADDED = { field: 'quantities', message: 'Add at least one piece.' };

export const SHOP_LINES: LinePolicy = {
  ...{ isStrict: true, oneSize: '', kitField: 'design', piecesField: 'sizes', printsCustomizableAlone: true },
  noPieces: {
    inSizes: { field: 'sizes', message: 'Please select at least one size and quantity.' },
    withoutSizes: { field: 'quantity', message: 'Give a quantity of at least 1.' },
  },
  ...{ noSize: 'Please choose a size.', noSizes: 'has no sizes; give a quantity.' },
};

export const TEAM_LINES: LinePolicy = {
  ...{ isStrict: false, oneSize: 'ONE', kitField: 'kit', printsCustomizableAlone: false },
  noPieces: { inSizes: NOTHING_ADDED, withoutSizes: NOTHING_ADDED },
  ...{ noSize: 'Choose a size.', noSizes: 'has no sizes.' },
};

export type SizeLine = UnpricedLine & { index: number; size: string };

export type ResolvedLines = {
  /** By index of the request; undefined if unavailable. */
  chosen: (ChosenProduct | undefined)[];
  lines: SizeLine[];
  fieldErrors: Record<string, string[]>;
};

export function resolveLines(
  requests: readonly LineRequest[],
  catalogue: readonly SellableProduct[],
  policy: LinePolicy,
): ResolvedLines {
  const fieldErrors: Record<string, string[]> = {};
  const resolved = requests.map((request, index) => {
    const { chosen, lines, refusals } = resolveRequest(request, catalogue, policy);
    const named = policy.isStrict ? refusals.slice(0, 1) : refusals;
    for (const { field, message } of named) fieldErrors[`items.${index}.${field}`] ??= [message];
    const isOut = policy.isStrict && refusals.length > 0;
    return { chosen, lines: isOut ? [] : lines.map((line) => ({ ...line, index })) };
  });
  const lines = resolved.flatMap((each) => each.lines);
  return { chosen: resolved.map(({ chosen }) => chosen), lines, fieldErrors };
}

type Line = Omit<SizeLine, 'index'>;
type Resolved = { chosen?: ChosenProduct; lines: Line[]; refusals: FieldMessage[] };

function resolveRequest(request: LineRequest, catalogue: readonly SellableProduct[], policy: LinePolicy): Resolved {
  const refusals: FieldMessage[] = [];
  const refuse = (field: string, message: string) => void refusals.push({ field, message });
  const { custom, quantity: units = 0 } = request;
  if (custom)
    return { lines: [{ ...customPieces(custom, { ...custom, quantity: units }), size: policy.oneSize }], refusals };
  const resolved = choose(request, catalogue);
  if (!resolved.ok) {
    refuse(resolved.field === 'design' ? policy.kitField : resolved.field, resolved.message);
    return { lines: [], refusals };
  }
  const { chosen } = resolved;
  const isSized = chosen.product.variations.length > 0;
  const sizes = request.players.map(({ size }) => size ?? (isSized ? '' : policy.oneSize));
  const pieces = Object.entries(request.pieces).flatMap(([size, quantity]): Pieces[] => {
    const ofPlayers = sizes.filter((each) => each === size).length;
    return size === '' && isSized ? [] : [{ size, quantity, isNameless: quantity > ofPlayers }];
  });
  const item = { ...{ request, chosen, policy, isSized, pieces, sizes }, refuse };
  const lines = sizeLines(item);
  refusePlayers(item);
  for (const { size, isNameless } of pieces) {
    const [unmade] = isNameless ? unmadeParts(chosen.product.parts, { size }) : [];
    if (unmade) refuse(policy.piecesField ?? `extras.${size}`, notMadeText(unmade, { size }));
  }
  return { chosen, lines, refusals };
}

function choose({ kit, kept, ...requested }: LineRequest, catalogue: readonly SellableProduct[]): ResolvedProduct {
  if (kept) return { ok: true, chosen: kept.chosen };
  if (kit === null) return refuseLine('design', 'Kit not found.');
  return resolveProduct({ ...requested, kit }, catalogue);
}

type Pieces = { size: string; quantity: number; isNameless: boolean };

type Item = {
  request: LineRequest;
  chosen: ChosenProduct;
  policy: LinePolicy;
  isSized: boolean;
  pieces: readonly Pieces[];
  sizes: readonly string[];
  refuse: (field: string, message: string) => void;
};

function sizeLines({ request, chosen, policy, isSized, pieces, refuse }: Item): Line[] {
  const { kept, quantity: stated, players } = request;
  const total = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const { field, message } = policy.noPieces[isSized ? 'inSizes' : 'withoutSizes'];
  if (total === 0 && (policy.isStrict || players.length === 0)) refuse(field, message);
  if (isSized && stated && stated !== total) refuse('quantity', `The sizes add up to ${total}, not ${stated}.`);
  return pieces.flatMap(({ size, quantity, isNameless }) => {
    const price = kept?.prices[size];
    const found = findSize(chosen, policy, size, quantity);
    const line = { ...unpricedLine(chosen, quantity, found.ok ? found.variation : undefined), size };
    if (price !== undefined)
      return [
        {
          ...{ ...line, sizeCode: sizeCodeOf(size), price, salePrice: null, additionalPrice: 0, lists: [] },
          priceList: kept?.priceList,
        },
      ];
    if (found.ok) return [line];
    if (policy.piecesField || isNameless) refuse(policy.piecesField ?? `extras.${size}`, found.message);
    return [];
  });
}

function refusePlayers({ request: { kept, pieces, players }, chosen, policy, isSized, sizes, refuse }: Item): void {
  const { name, isCustomizable, parts } = chosen.product;
  if (policy.printsCustomizableAlone && players.length > 0 && !chosen.kit && !isCustomizable)
    refuse('players', `${name} is not printed with names and numbers.`);
  const counts = new Map<string, number>();
  for (const [place, size] of sizes.entries()) {
    const piece = { size, sizes: players[place]?.sizes };
    const count = (counts.get(size) ?? 0) + 1;
    counts.set(size, count);
    const had = pieces[size] ?? 0;
    const found = kept?.prices[size] === undefined ? findSize(chosen, policy, size) : WITHOUT_VARIATION;
    if (count > had && (isSized ? size : size === policy.oneSize))
      refuse(`players.${place}.size`, morePlayers(had, size));
    else if (!found.ok) refuse(`players.${place}.size`, found.message);
    for (const part of unmadeParts(parts, piece))
      refuse(`players.${place}.sizes.${part.name}`, notMadeText(part, piece));
  }
}

const morePlayers = (pieces: number, size: string) => {
  const label = sizeLabelOf(size);
  return `There are more players than pieces${label ? ` in ${label}` : ''}: ${pieces}.`;
};

type FoundSize = { ok: true; variation?: Variation } | { ok: false; message: string };

const WITHOUT_VARIATION: FoundSize = { ok: true };

/** As `resolveSize`; goods without sizes have no variation. `quantity` is undefined for one player. */
function findSize(
  chosen: ChosenProduct,
  { oneSize, noSize, noSizes }: LinePolicy,
  size: string,
  quantity?: number,
): FoundSize {
  const { name, variations } = chosen.product;
  const isSized = variations.length > 0;
  const isWhole = !isSized && size === oneSize;
  if (!size && !isWhole) return { ok: false, message: noSize };
  if (!isSized && !isWhole)
    return { ok: false, message: `${name} ${quantity === undefined ? 'has no sizes.' : noSizes}` };
  const found = isWhole ? WITHOUT_VARIATION : resolveSize(chosen, size);
  if (!found.ok || (quantity ?? 1) <= MAX_UNITS_PER_SIZE) return found;
  return { ok: false, message: `At most ${MAX_UNITS_PER_SIZE} of one size.` };
}
