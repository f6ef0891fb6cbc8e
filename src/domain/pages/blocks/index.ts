import * as basic from './basic';
import * as sections from './sections';
import { BLOCK_CATEGORIES, type BlockDefinition } from './fields';

const { hero, text, image, button } = basic;

/** Every block there is; the four basic ones first, in the order in which editor B offers them. */
export const BLOCK_DEFINITIONS: readonly BlockDefinition[] = [hero, text, image, button, ...Object.values(sections)];

const byType = new Map(BLOCK_DEFINITIONS.map((definition) => [definition.type, definition]));

/** Nothing for a type that this program does not know: what is stored may be older or newer. */
export const blockDefinition = (type: string): BlockDefinition | undefined => byType.get(type);

/** The definitions by category, in the order of `BLOCK_CATEGORIES`; categories without any are left out. */
export function definitionsByCategory(): [category: string, definitions: BlockDefinition[]][] {
  return BLOCK_CATEGORIES.map((category): [string, BlockDefinition[]] => [
    category,
    BLOCK_DEFINITIONS.filter((each) => each.category === category),
  ]).filter(([, definitions]) => definitions.length > 0);
}

export * from './fields';
