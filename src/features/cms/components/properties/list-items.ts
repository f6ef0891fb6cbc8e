import type { BlockField } from '@/domain/page-blocks';

/** An item of a list property: properties of its own, and an id. */
export type ListItem = { readonly id: string; readonly [property: string]: unknown };

/** The items of a stored value; those without an id are known by their place. */
export function itemsOf(value: unknown): ListItem[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => {
    const held = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
    return { ...held, id: typeof held.id === 'string' ? held.id : `item-${index}` };
  });
}

const MAX_TITLE = 48;

/** What an item is called in the form: its first text, or its place. */
export function itemTitle(item: ListItem, index: number, itemLabel: string, fields: readonly BlockField[]): string {
  const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'longText').map(({ name }) => item[name]);
  const first = texts.find((text): text is string => typeof text === 'string' && text.trim() !== '');
  if (!first) return `${itemLabel} ${index + 1}`;
  return first.length > MAX_TITLE ? `${first.slice(0, MAX_TITLE).trimEnd()}…` : first;
}
