import { useCallback } from 'react';
import type { Finding } from '@/domain/pages/editor';
import { useEditor } from '../store/use-editor';
import { focusField, focusProperty, scrollToBlock } from '../jump';

/** Leads to what a finding speaks of: selects and shows the block, focuses the property or field. */
export function useJump(showProperties: () => void, showFields: () => void): (finding: Finding) => void {
  const dispatch = useEditor((store) => store.dispatch);
  return useCallback(
    ({ blockId, path, field }) => {
      if (blockId) {
        dispatch({ type: 'select', id: blockId });
        // After the dialog has given focus back.
        requestAnimationFrame(() => scrollToBlock(blockId));
        if (!path) return;
        showProperties();
        void focusProperty(blockId, path);
      } else if (field) {
        if (field !== 'title' && field !== 'slug') dispatch({ type: 'select', id: undefined });
        showFields();
        void focusField(field);
      }
    },
    [dispatch, showProperties, showFields],
  );
}
