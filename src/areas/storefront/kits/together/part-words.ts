import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { nameOf } from '../element-words';

/** Named at once; more are counted. */
const MOST = 3;

/** What parts of a kit (`changedParts`) are called. */
export function partWords(parts: readonly string[], ...kits: readonly KitDocument[]): string {
  const words = [...new Set(parts.map((part) => wordsOf(part, kits)))];
  const more = words.length - MOST;
  return more > 0 ? `${words.slice(0, MOST).join(', ')} and ${more} more` : words.join(', ');
}

function wordsOf(part: string, kits: readonly KitDocument[]): string {
  const [kind = '', id = ''] = part.split('.');
  const element = kits.flatMap(({ elements }) => elements).find((each) => each.id === id);
  const garment = KIT_GARMENT_TYPES.find((type) => type === id);
  if (kind === 'element') return element ? nameOf(element) : 'a logo or text';
  if (kind === 'garment') return garment ? KIT_GARMENTS[garment].label : 'a garment';
  return WORDS[kind] ?? 'the kit';
}

const WORDS: Record<string, string> = {
  name: 'the name',
  base: 'the base colour',
  pattern: 'the pattern',
  zone: 'the colours of the parts',
  colorway: 'the colours',
};
