import * as basic from './basic';
import * as sections from './sections';
import type { BlockDefinition } from './fields';

const { hero, text, image, button } = basic;

export const BLOCK_DEFINITIONS: readonly BlockDefinition[] = [hero, text, image, button, ...Object.values(sections)];

const byType = new Map(BLOCK_DEFINITIONS.map((definition) => [definition.type, definition]));

/** Undefined for an unknown type: stored data may be older or newer. */
export const blockDefinition = (type: string): BlockDefinition | undefined => byType.get(type);

export * from './fields';
