import { blockDefinition } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { plainText } from './plain-text';

const NAMING = ['title', 'heading', 'text', 'caption', 'alt'];
const MAX_NAME = 60;

/** 'Hero Section'; 'Unknown block' for a type the program does not know. */
export const labelOf = ({ blockType }: EditorBlock): string =>
  blockDefinition(blockType)?.label ?? `Unknown block (${blockType})`;

/** A block in words, as 'Hero Section “Welcome”'; without the name where nothing is written in it. */
export function subjectOf(block: EditorBlock): string {
  const name = nameOf(block);
  return name === '' ? labelOf(block) : `${labelOf(block)} “${name}”`;
}

/** The first of what is written in a block, as much as fits; '' where that is nothing. */
export function nameOf(block: EditorBlock): string {
  const written = NAMING.map((name) => block[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  const name = typeof written === 'string' ? written.trim() : plainText(block.content);
  return cut(name.replace(/\s+/g, ' '), MAX_NAME);
}

/** As much of a text as fits. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
