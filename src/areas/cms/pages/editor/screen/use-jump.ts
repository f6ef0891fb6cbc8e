import { useCallback, useEffect, useRef } from 'react';
import type { Finding } from '@/domain/pages/editor';
import { useEditor } from '../store/use-editor';
import { focusField, focusProperty, scrollToBlock } from '../jump';

type FindingPlace = Pick<Finding, 'blockId' | 'path' | 'field'>;

/** Also goes to the place in the address at first. */
export function useJump(showProperties: () => void, showFields: () => void): (place: FindingPlace) => void {
  const dispatch = useEditor((store) => store.dispatch);
  const jump = useCallback(
    ({ blockId, path, field }: FindingPlace) => {
      if (blockId) {
        dispatch({ type: 'select', id: blockId });
        // After the dialog has returned focus.
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
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const params = new URLSearchParams(window.location.search);
    const [blockId, path] = [params.get('block'), params.get('property')];
    if (blockId) jump({ blockId, ...(path !== null && { path }) });
  }, [jump]);
  return jump;
}
