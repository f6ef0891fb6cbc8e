import { addAmounts } from '../../money/money';
import { readAmount } from '../../money/typed-amount';
import { COLOR_FACETS, colorFacetOf } from '../../catalogue/shop-facets';
import { sizeOfWord } from '../../catalogue/size-words';
import { KIT_PALETTE } from '../../kits/palette/kit-palette';
import type { CsvCells, CsvRow } from '../csv-product';
import { isPictureAddress, uniquePictures, type ImportedPicture } from '../imported-picture';
import { moneyCell } from '../product-csv-cells';

/** Row of another shop’s file, by its headings in lower case. */
export type OtherRow = { number: number; cells: Readonly<Record<string, string>> };

/** Product of another shop, its values as typed there. */
export type OtherProduct = {
  slug: string;
  cells: CsvCells;
  variants: readonly OtherVariant[];
  /** In order; those of variants come last. */
  pictures: readonly { url: string; alt: string }[];
};

export type OtherVariant = {
  number: number;
  options: readonly { name: string; value: string }[];
  /** '' if the other shop does not count it. */
  stock: string;
  price: string;
  /** '' without a sale. */
  salePrice: string;
  /** Address; '' for none of its own. */
  picture: string;
  problem?: string;
};

const COLOR = /colou?r|farbe|couleur|kleur|colore?/i;
const SIZE = /size|gr(?:ö|oe)(?:ß|ss)e|taille|maat|talla|taglia/i;
/** Variations have a colour here: that of goods which come in sizes alone. */
const NO_COLOR = 'As pictured';
const GREY = '#8f8e9c';

/** As rows of our own file: colour and size from the options, prices as the first variant’s and what others cost more. */
export function rowsOfOther({ slug, cells, variants }: OtherProduct): CsvRow[] {
  const read = variants.map((variant) => ({ ...variant, ...optionsOf(variant) }));
  const hasSizes = read.some(({ size }) => size !== '');
  const prices = pricesOf(variants);
  // An empty cell would remove what is stored.
  const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell));
  const stock = read.some((variant) => variant.stock !== '')
    ? String(read.reduce((sum, variant) => sum + Number(countOf(variant.stock)), 0))
    : '';
  return read.map((variant, index) => {
    const { number, size, problem } = variant;
    const color = variant.color || (hasSizes ? NO_COLOR : '');
    const isVariation = color !== '' && sizeOfWord(size) !== undefined;
    const row: CsvCells = {
      ...{ slug, ...given, price: prices.price, ...(prices.salePrice && { sale_price: prices.salePrice }) },
      ...(color && { color, color_hex: hexOf(color) }),
      ...(size && { size_code: size }),
      ...(isVariation
        ? { stock: countOf(variant.stock), additional_price: prices.additional[index] ?? '' }
        : { stock }),
    };
    return { number, cells: row, ...(problem && { problem }) };
  });
}

export function picturesOfOther({ pictures, variants }: OtherProduct): ImportedPicture[] {
  const colorsOf = (url: string) =>
    new Set(variants.flatMap((variant) => (variant.picture === url ? optionsOf(variant).color || [] : [])));
  const all = [...pictures, ...variants.map(({ picture }) => ({ url: picture, alt: '' }))];
  return uniquePictures(
    all.flatMap(({ url, alt }) => {
      const [color, other] = colorsOf(url);
      return isPictureAddress(url) ? { url, alt, color: (other === undefined && color) || null } : [];
    }),
  );
}

/** Pieces that may be sold: backorders count below zero there. */
const countOf = (stock: string): string => (/^-/.test(stock) ? '0' : stock);

function optionsOf({ options, problem }: OtherVariant): { color: string; size: string; problem?: string } {
  const valueOf = (pattern: RegExp) => options.find(({ name }) => pattern.test(name))?.value ?? '';
  const [color, size] = [valueOf(COLOR), valueOf(SIZE)];
  const other = options.find(({ name, value }) => value && !COLOR.test(name) && !SIZE.test(name));
  return {
    color,
    size: size && (sizeOfWord(size) ?? size),
    problem: problem ?? (other && `Options are colours and sizes: make “${other.name}” products of their own.`),
  };
}

function hexOf(color: string): string {
  const isNamed = ({ name }: { name: string }) => name.toLowerCase() === color.toLowerCase();
  const family = COLOR_FACETS.find(({ value }) => value === colorFacetOf({ name: color, hex: GREY }));
  return KIT_PALETTE.find(isNamed)?.hex ?? family?.hex ?? GREY;
}

type Prices = { price: string; salePrice: string; additional: string[] };

/** Buyers pay what they paid there; a sale is kept where all variants are reduced by the same amount. */
function pricesOf(variants: readonly OtherVariant[]): Prices {
  const lists = variants.map(({ price }) => readAmount(price));
  const sold = variants.map(({ price, salePrice }) => readAmount(salePrice || price));
  const known = (amounts: readonly (number | undefined)[]): amounts is number[] =>
    amounts.every((amount) => amount !== undefined);
  const [first] = variants;
  // Refused by the row that has it.
  if (!known(lists) || !known(sold))
    return { price: first?.price ?? '', salePrice: first?.salePrice ?? '', additional: [] };
  const reductions = new Set(lists.map((list, index) => addAmounts(list, -(sold[index] ?? 0))));
  const [reduction = 0] = reductions;
  const isSale = reductions.size === 1 && reduction > 0;
  const amounts = isSale ? lists : sold;
  const least = Math.min(...amounts);
  return {
    price: moneyCell(least),
    salePrice: isSale ? moneyCell(addAmounts(least, -reduction)) : '',
    additional: amounts.map((amount) => moneyCell(addAmounts(amount, -least))),
  };
}
