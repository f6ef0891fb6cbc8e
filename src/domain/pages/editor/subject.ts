import { blockDefinition } from '../blocks';
import type { EditorBlock } from '../blocks/new-block';
import { plainText } from './plain-text';

const NAMING = ['title', 'heading', 'text', 'caption', 'alt'];
const MAX_NAME = 60;

/** 'Hero Section'; 'Unknown block' for a type the program does not know. */
export const labelOf = ({ blockType }: EditorBlock): string =>
  blockDefinition(blockType)?.label ?? `Unknown block (${blockType})`;

export function subjectOf(block: EditorBlock): string {
  const name = nameOf(block);
  return name === '' ? labelOf(block) : `${labelOf(block)} “${name}”`;
}

export function nameOf(block: EditorBlock): string {
  const written = NAMING.map((name) => block[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  const name = typeof written === 'string' ? written.trim() : plainText(block.content);
  return cut(name.replace(/\s+/g, ' '), MAX_NAME);
}

export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
