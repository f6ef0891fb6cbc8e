import { useCallback } from 'react';
import type { BlockField } from '@/domain/pages/blocks';
import type { Setting } from '@/domain/pages/editor/types';
import { useBlocks } from '../store/use-editor';
import type { EditorView } from './editor-fields';

/** One property of a block, or of an item of one of its lists, as its form control takes it. */
export interface PropertyProps<Kind extends BlockField['kind'] = BlockField['kind']> {
  view: EditorView;
  blockId: string;
  blockType: string;
  field: Extract<BlockField, { kind: Kind }>;
  /** Where the value lies in the block, as `title` or `tiles.2.text`. */
  path: string;
  value: unknown;
  /** What stands beside it: the block, or the item of the list. */
  owner: Readonly<Record<string, unknown>>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Of the control; a finding of the quality gate jumps to it. */
export const propertyId = (blockId: string, path: string): string => `property-${blockId}-${path}`;

/** Sets properties of a block by their paths; what is chosen along with one is one step with it. */
export function useSetProperty(blockId: string): (path: string, value: unknown, and?: readonly Setting[]) => void {
  const dispatch = useBlocks((store) => store.dispatch);
  return useCallback(
    (path, value, and) => dispatch({ type: 'set', id: blockId, path, value, at: Date.now(), and }),
    [dispatch, blockId],
  );
}

/** The path of what lies beside a property. */
export const besides = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');
