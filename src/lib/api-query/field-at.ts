import type { CollectionSlug, FlattenedField, Payload } from 'payload';

type FieldAt = {
  /** Undefined for the id, which Payload’s fields do not list. */
  field: FlattenedField | undefined;
  collection: CollectionSlug;
  /** Relations on the way, including a final join. */
  hops: number;
  /** True behind a join, in an array, or for a list. */
  isPlural: boolean;
};

type Place = Omit<FieldAt, 'field'> & { fields: FlattenedField[] };

const opaque = new Set(['json', 'richText', 'blocks']);
const idNames = new Set(['id', '_id']);

/** GraphQL joins the parts by two underscores. */
export const segmentsOf = (path: string): string[] => path.replaceAll('__', '.').split('.');

export function fieldsWithin({ collections }: Payload, field: FlattenedField): FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields;
  const to = targetOf(field);
  return to === undefined ? [] : (collections[to]?.config.flattenedFields ?? []);
}

export function targetOf(field: FlattenedField): CollectionSlug | undefined {
  const to = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : undefined;
  return typeof to === 'string' ? to : undefined;
}

export function fieldAt(
  payload: Payload,
  { slug, fields }: { slug: CollectionSlug; fields: FlattenedField[] },
  path: string,
): FieldAt | undefined {
  return walk(payload, { fields, collection: slug, hops: 0, isPlural: false }, segmentsOf(path));
}

function walk(payload: Payload, place: Place, [name = '', ...rest]: string[]): FieldAt | undefined {
  const { fields, collection, hops, isPlural } = place;
  const field = fields.find((each) => each.name === name);
  if (!field || idNames.has(name)) {
    return idNames.has(name) && rest.length === 0 ? { field: undefined, collection, hops, isPlural } : undefined;
  }
  const isMany =
    isPlural || field.type === 'join' || field.type === 'array' || ('hasMany' in field && field.hasMany === true);
  const here = { field, collection, hops: hops + (field.type === 'join' ? 1 : 0), isPlural: isMany };
  if (rest.length === 0 || opaque.has(field.type)) return here;
  if ('relationTo' in field && Array.isArray(field.relationTo)) return polymorphic(here, rest);
  const to = targetOf(field);
  const next = { fields: fieldsWithin(payload, field), collection: to ?? collection, isPlural: isMany };
  return walk(payload, { ...next, hops: to === undefined ? hops : hops + 1 }, rest);
}

/** A relation to several collections has only the fields `value` and `relationTo`. */
function polymorphic(here: FieldAt, rest: string[]): FieldAt | undefined {
  const half = rest.length === 1 ? rest[0] : undefined;
  if (half === 'value') return { ...here, field: undefined };
  return half === 'relationTo' ? here : undefined;
}
