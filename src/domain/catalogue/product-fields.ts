/** Form, CSV and their SQL derive from these lists: see docs/develop/tasks.md. */

/** `column` is the name in database and file; `max` in characters; only `lines` allows several lines. */
interface TextField {
  column: string;
  max: number;
  lines: boolean;
}

interface FlagField {
  column: string;
  initial: boolean;
}

interface CountField {
  column: string;
  max: number;
}

export const NAME_MAX = 160;
export const SKU_MAX = 64;

export const DESCRIPTIONS = {
  shortDescription: { column: 'short_description', max: 300, lines: true },
  description: { column: 'description', max: 10_000, lines: true },
} as const satisfies Record<string, TextField>;

export const FLAGS = {
  isActive: { column: 'is_active', initial: true },
  isFeatured: { column: 'is_featured', initial: false },
  isCustomizable: { column: 'is_customizable', initial: false },
} as const satisfies Record<string, FlagField>;

export const META_TEXTS = {
  metaTitle: { column: 'meta_title', max: 70, lines: false },
  metaDescription: { column: 'meta_description', max: 160, lines: false },
} as const satisfies Record<string, TextField>;

/** Optional whole numbers; the delivery settings have defaults: grams of a piece, and working days until ready. */
export const DELIVERY_COUNTS = {
  weight: { column: 'weight', max: 1_000_000 },
  stockDays: { column: 'stock_days', max: 365 },
  madeDays: { column: 'made_days', max: 365 },
} as const satisfies Record<string, CountField>;

export const TEXTS = { ...DESCRIPTIONS, ...META_TEXTS };

export type TextKey = keyof typeof TEXTS;
export type FlagKey = keyof typeof FLAGS;
export type CountKey = keyof typeof DELIVERY_COUNTS;

export function mapFields<Key extends string, Field, Value>(
  fields: Readonly<Record<Key, Field>>,
  valueOf: (key: Key, field: Field) => Value,
): Record<Key, Value> {
  const values: Partial<Record<Key, Value>> = {};
  for (const key of keysOf(fields)) values[key] = valueOf(key, fields[key]);
  return values as Record<Key, Value>;
}

export const keysOf = <Key extends string>(fields: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(fields) as Key[];

export const columnsOf = <Column extends string>(fields: Readonly<Record<string, { column: Column }>>): Column[] =>
  Object.values(fields).map(({ column }) => column);
