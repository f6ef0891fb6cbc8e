import { joinList, moneyCell, readCount, readFlag, readMoney, splitList, type Read } from './product-csv-cells';
import {
  DELIVERY_COUNTS,
  DESCRIPTIONS,
  FLAGS,
  keysOf,
  META_TEXTS,
  NAME_MAX,
  SKU_MAX,
  TEXTS,
  type CountKey,
  type FlagKey,
  type TextKey,
} from '../catalogue/product-fields';
import { productParts } from '../catalogue/product-parts-input';
import { SIZE_FIELDS, sizeCodeOf, type SizeField } from '../catalogue/sizes';
import { KIT_GARMENT_TYPES } from '../kits/document/kit-garments';
import { ALL_SUBLIMATED, storedTechniques, TECHNIQUE_FIELDS } from '../kits/production/garment-techniques';
import { garmentTechniques } from '../kits/production/garment-techniques-input';
import { MAX_TIERS, tiersProblem, type PriceTier } from '../money/price-tiers';
import { TAX_CLASSES } from '../taxes/tax-classes';
import { cleanLine, cleanText } from '../text/text';
import type { CsvColumn, CsvPicture, CsvProduct } from './csv-product';

export type CsvLookup = {
  hasCategory: (slug: string) => boolean;
  /** By picture id or file name. */
  picture: (reference: string) => { id: string; file: string } | undefined;
  /** Claims a SKU; returns the slug of another product that has or claims it. */
  claimSku: (sku: string, slug: string) => string | undefined;
};

type Values = Partial<Omit<CsvProduct, 'id' | 'slug' | 'variations'>>;

export type ProductField = {
  column: CsvColumn;
  cell: (product: CsvProduct) => string;
  read: (cell: string, lookup: CsvLookup, slug: string) => Read<Values>;
  /** Required for a new product, and never emptied. */
  required?: true;
};

const refuse = (problem: string): Read<never> => ({ ok: false, problem });
const tooLong = (limit: number) => refuse(`At most ${limit} characters.`);

function text(key: TextKey): ProductField {
  const { column, max, lines } = TEXTS[key];
  return {
    column,
    cell: (product) => product[key] ?? '',
    read: (cell) => {
      const value = lines ? cleanText(cell) : cleanLine(cell);
      return value.length > max ? tooLong(max) : { ok: true, value: { [key]: value || null } };
    },
  };
}

function flag(key: FlagKey): ProductField {
  return {
    column: FLAGS[key].column,
    cell: (product) => String(product[key]),
    read: (cell) => {
      if (cell === '') return { ok: true, value: {} };
      const found = readFlag(cell);
      return found.ok ? { ok: true, value: { [key]: found.value } } : found;
    },
  };
}

function count(key: CountKey): ProductField {
  const { column, max } = DELIVERY_COUNTS[key];
  return {
    column,
    cell: (product) => String(product[key] ?? ''),
    read: (cell) => {
      if (cell === '') return { ok: true, value: { [key]: null } };
      const found = readCount(cell);
      return found.ok && found.value <= max
        ? { ok: true, value: { [key]: found.value } }
        : refuse(`Enter a whole number from 0 to ${max}.`);
    },
  };
}

const name: ProductField = {
  column: 'name',
  required: true,
  cell: (product) => product.name,
  read: (cell) => {
    const value = cleanLine(cell);
    return value.length > NAME_MAX ? tooLong(NAME_MAX) : { ok: true, value: { name: value } };
  },
};

const sku: ProductField = {
  column: 'sku',
  required: true,
  cell: (product) => product.sku,
  read: (cell, { claimSku }, slug) => {
    const value = cleanLine(cell);
    if (value.length > SKU_MAX) return tooLong(SKU_MAX);
    const other = claimSku(value, slug);
    return other === undefined ? { ok: true, value: { sku: value } } : refuse(`The SKU of the product “${other}”.`);
  },
};

const category: ProductField = {
  column: 'category',
  cell: (product) => product.category ?? '',
  read: (cell, { hasCategory }) =>
    cell === '' || hasCategory(cell)
      ? { ok: true, value: { category: cell || null } }
      : refuse(`There is no category “${cell}”. Give its slug.`),
};

const kitGarment: ProductField = {
  column: 'kit_garment',
  cell: (product) => product.kitGarment ?? '',
  read: (cell) => {
    const garment = KIT_GARMENT_TYPES.find((each) => each === cell);
    if (cell !== '' && !garment) return refuse(`Give one of: ${KIT_GARMENT_TYPES.join(', ')}.`);
    return { ok: true, value: { kitGarment: garment ?? null } };
  },
};

/** 'garment:plain|names:vinyl|numbers:vinyl|logos:embroidery' */
export const techniquesCell = (made: Partial<Record<string, string>>): string =>
  joinList(Object.entries(made).map(([field, technique]) => `${field}:${technique}`));

const techniques: ProductField = {
  column: 'techniques',
  cell: ({ techniques: made }) => (made ? joinList(TECHNIQUE_FIELDS.map((field) => `${field}:${made[field]}`)) : ''),
  read: (cell) => {
    const given = splitList(cell).map((item) => item.split(':', 2).map((each) => each.trim().toLowerCase()));
    const read = garmentTechniques.safeParse({ ...ALL_SUBLIMATED, ...Object.fromEntries(given) });
    if (read.success) return { ok: true, value: { techniques: storedTechniques(read.data) } };
    const [issue] = read.error.issues;
    if (issue?.code === 'unrecognized_keys') return refuse(`Name ${TECHNIQUE_FIELDS.join(', ')}, such as names:vinyl.`);
    return refuse(issue?.code === 'custom' ? issue.message : `${issue?.path.join('.')}: ${issue?.message}`);
  },
};

const price: ProductField = {
  column: 'price',
  required: true,
  cell: (product) => moneyCell(product.price),
  read: (cell) => {
    const found = readMoney(cell);
    return found.ok ? { ok: true, value: { price: found.value } } : found;
  },
};

const salePrice: ProductField = {
  column: 'sale_price',
  cell: (product) => moneyCell(product.salePrice),
  read: (cell) => {
    if (cell === '') return { ok: true, value: { salePrice: null } };
    const found = readMoney(cell);
    return found.ok ? { ok: true, value: { salePrice: found.value } } : found;
  },
};

const taxClass: ProductField = {
  column: 'tax_class',
  cell: (product) => product.taxClass,
  read: (cell) => {
    if (cell === '') return { ok: true, value: {} };
    const found = taxClassIn(cell);
    return found ? { ok: true, value: { taxClass: found } } : NO_TAX_CLASS;
  },
};

const boysTaxClass: ProductField = {
  column: 'boys_tax_class',
  cell: (product) => product.boysTaxClass ?? '',
  read: (cell) => {
    const found = taxClassIn(cell);
    return found || cell === '' ? { ok: true, value: { boysTaxClass: found ?? null } } : NO_TAX_CLASS;
  },
};

const taxClassIn = (cell: string) => TAX_CLASSES.find((each) => each === cell.toLowerCase());
const NO_TAX_CLASS = refuse(`Give one of: ${TAX_CLASSES.join(', ')}.`);

/** '10:5' for 5 % off from 10 pieces. */
export const tierCell = ({ minQuantity, percentOff }: PriceTier): string => `${minQuantity}:${percentOff}`;

const priceTiers: ProductField = {
  column: 'price_tiers',
  cell: (product) => joinList(product.priceTiers.map(tierCell)),
  read: (cell) => {
    const tiers = splitList(cell).map((item): PriceTier => {
      const [, minQuantity, percentOff] = /^(\d{1,9})\s*:\s*(\d{1,2})\s*%?$/.exec(item) ?? [];
      return { minQuantity: Number(minQuantity), percentOff: Number(percentOff) };
    });
    if (tiers.some(({ minQuantity }) => Number.isNaN(minQuantity)))
      return refuse('Enter pieces and per cent, such as 10:5|25:10.');
    if (tiers.length > MAX_TIERS) return refuse(`There can be at most ${MAX_TIERS} tiers.`);
    const problem = tiersProblem(tiers);
    return problem ? refuse(problem) : { ok: true, value: { priceTiers: tiers } };
  },
};

const features: ProductField = {
  column: 'features',
  cell: (product) => joinList(product.features),
  read: (cell) => ({ ok: true, value: { features: splitList(cell).map(cleanLine) } }),
};

const WORN_WORDS: Record<SizeField, string> = { sizePreference: 'size', shortsSize: 'shorts', socksSize: 'socks' };

type PartOfLine = { name: string; worn: string; sizes: readonly string[]; garment?: string | null };

/** 'Shorts:shorts:S,M,L:football-shorts': name, size field, sizes, garment; the first part lacks the last two. */
export const partCell = ({ name: partName, worn, sizes, garment }: PartOfLine): string =>
  [
    partName,
    WORN_WORDS[worn as SizeField] ?? worn,
    ...(sizes.length > 0 ? [sizes.join(',')] : []),
    ...(garment ? [garment] : []),
  ].join(':');

function readPart(item: string): unknown {
  const [partName = '', word = '', made = '', garment = ''] = item.split(':').map((each) => each.trim());
  return {
    name: partName,
    worn: SIZE_FIELDS.find((field) => WORN_WORDS[field] === (word.toLowerCase() || 'size')),
    sizes: made.split(',').flatMap((size) => (size.trim() ? [sizeCodeOf(size) ?? size.trim()] : [])),
    garment,
  };
}

const parts: ProductField = {
  column: 'parts',
  cell: (product) => joinList(product.parts.map(partCell)),
  read: (cell) => {
    const read = productParts.safeParse(splitList(cell).map(readPart));
    if (read.success) return { ok: true, value: { parts: read.data } };
    const [issue] = read.error.issues;
    const [place, key, size] = issue?.path ?? [];
    const where = typeof place === 'number' ? `Part ${place + 1}: ` : '';
    if (key === 'worn') return refuse(`${where}Give one of ${Object.values(WORN_WORDS).join(', ')} after its name.`);
    if (size !== undefined) return refuse(`${where}Give sizes such as S,M,L.`);
    if (key === 'garment' && issue?.code !== 'custom')
      return refuse(`${where}Give one of ${KIT_GARMENT_TYPES.join(', ')} after its sizes.`);
    return refuse(`${where}${issue?.message}`);
  },
};

const FOLDER = '/api/media/file/';

/** Pictures of a cell, each by id or file, with its colour after '#'. */
export function readPictures(cell: string): { address: string; reference: string; color: string | null }[] {
  return splitList(cell).map((item) => {
    const [address = ''] = item.split('#', 1);
    const reference = address.split(FOLDER).at(-1)?.trim() ?? '';
    return { address, reference, color: cleanLine(item.slice(address.length + 1)) || null };
  });
}

export const pictureCell = ({ file, color }: { file: string; color?: string | null }): string =>
  `${FOLDER}${file}${color ? `#${color}` : ''}`;

const images: ProductField = {
  column: 'images',
  cell: (product) => joinList(product.images.map(pictureCell)),
  read: (cell, lookup) => {
    const pictures: CsvPicture[] = [];
    for (const { address, reference, color } of readPictures(cell)) {
      const picture = lookup.picture(reference);
      if (!picture) return refuse(`There is no picture “${address}”. Upload it first.`);
      pictures.push({ ...picture, color });
    }
    return { ok: true, value: { images: pictures } };
  },
};

export const PRODUCT_FIELDS: readonly ProductField[] = [
  sku,
  name,
  ...keysOf(DESCRIPTIONS).map(text),
  category,
  kitGarment,
  techniques,
  price,
  salePrice,
  taxClass,
  boysTaxClass,
  priceTiers,
  ...keysOf(FLAGS).map(flag),
  ...keysOf(DELIVERY_COUNTS).map(count),
  features,
  parts,
  images,
  ...keysOf(META_TEXTS).map(text),
];
