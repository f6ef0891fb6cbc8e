import type { BlockField } from '@/domain/pages/blocks';
import { defaultProps } from '@/domain/pages/blocks/new-block';

type ListItem = { readonly id: string; readonly [property: string]: unknown };

/** Items of a stored value; those without an id use their index. */
export function itemsOf(value: unknown): ListItem[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => {
    const held = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
    return { ...held, id: typeof held.id === 'string' ? held.id : `item-${index}` };
  });
}

const MAX_TITLE = 48;

export function itemTitle(item: ListItem, index: number, itemLabel: string, fields: readonly BlockField[]): string {
  const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'longText').map(({ name }) => item[name]);
  const first = texts.find((text): text is string => typeof text === 'string' && text.trim() !== '');
  if (!first) return `${itemLabel} ${index + 1}`;
  return first.length > MAX_TITLE ? `${first.slice(0, MAX_TITLE).trimEnd()}…` : first;
}

export const pictureField = ([first]: readonly BlockField[]): BlockField | undefined =>
  first?.kind === 'picture' ? first : undefined;

export function pictureItem(
  fields: readonly BlockField[],
  { address, alt }: { address: string; alt: string },
  makeId: () => string,
): ListItem {
  const shown = pictureField(fields)?.name ?? '';
  const words = fields.some(({ name }) => name === 'alt') ? { alt } : {};
  return { ...defaultProps(fields, makeId), ...words, [shown]: address, id: makeId() };
}
