import * as basic from './basic';
import * as sections from './sections';
import type { BlockDefinition } from './fields';

const { hero, text, image, button } = basic;

/** Every block there is; the four basic ones first, in the order in which editor B offers them. */
export const BLOCK_DEFINITIONS: readonly BlockDefinition[] = [hero, text, image, button, ...Object.values(sections)];

const byType = new Map(BLOCK_DEFINITIONS.map((definition) => [definition.type, definition]));

/** Nothing for a type that this program does not know: what is stored may be older or newer. */
export const blockDefinition = (type: string): BlockDefinition | undefined => byType.get(type);

export * from './fields';
