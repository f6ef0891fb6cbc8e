import { useCallback } from 'react';
import type { BlockField } from '@/domain/page-blocks';
import { useEditor } from '../canvas/use-editor';
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

/** Sets properties of a block by their paths. */
export function useSetProperty(blockId: string): (path: string, value: unknown) => void {
  const dispatch = useEditor((store) => store.dispatch);
  return useCallback(
    (path, value) => dispatch({ type: 'set', id: blockId, path, value, at: Date.now() }),
    [dispatch, blockId],
  );
}

/** The path of what lies beside a property. */
export const besides = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');
