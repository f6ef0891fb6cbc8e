import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { HeroPicture } from '@/block-views/types';
import type { Place } from '@/domain/pages/editor/types';

export type CanvasVariant = 'a' | 'b';

interface CanvasParts {
  variant: CanvasVariant;
  onInsert: ((at: Place) => void) | undefined;
  pointer: StoreApi<CanvasPointer>;
  heroPicture: HeroPicture;
}

interface CanvasPointer {
  hoveredId: string | undefined;
  dropPlace: string | undefined;
}

export const newPointerStore = (): CanvasParts['pointer'] =>
  createStore(() => ({ hoveredId: undefined, dropPlace: undefined }));

export const CanvasContext = createContext<CanvasParts | undefined>(undefined);

export function useCanvas(): CanvasParts {
  const parts = useContext(CanvasContext);
  if (!parts) throw new Error('Only inside a Canvas.');
  return parts;
}

/** True if the pointer is over this block but not over one inside it. */
export const useIsHovered = (id: string): boolean => useStore(useCanvas().pointer, ({ hoveredId }) => hoveredId === id);

export const useIsDropPlace = (key: string): boolean =>
  useStore(useCanvas().pointer, ({ dropPlace }) => dropPlace === key);
