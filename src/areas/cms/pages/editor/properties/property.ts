import { useCallback } from 'react';
import type { BlockField } from '@/domain/pages/blocks';
import type { Setting } from '@/domain/pages/editor/types';
import { useBlocks } from '../store/use-editor';
import type { EditorView } from './editor-fields';

export interface PropertyProps<Kind extends BlockField['kind'] = BlockField['kind']> {
  view: EditorView;
  blockId: string;
  blockType: string;
  field: Extract<BlockField, { kind: Kind }>;
  /** Path in the block, as `title` or `tiles.2.text`. */
  path: string;
  value: unknown;
  /** Block or list item that holds the property. */
  owner: Readonly<Record<string, unknown>>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Id of the control, the target of a check's finding. */
export const propertyId = (blockId: string, path: string): string => `property-${blockId}-${path}`;

export function useSetProperty(blockId: string): (path: string, value: unknown, and?: readonly Setting[]) => void {
  const dispatch = useBlocks((store) => store.dispatch);
  return useCallback(
    (path, value, and) => dispatch({ type: 'set', id: blockId, path, value, at: Date.now(), and }),
    [dispatch, blockId],
  );
}

export const besides = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');
