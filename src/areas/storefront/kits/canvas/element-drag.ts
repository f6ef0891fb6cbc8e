import type { PointerEvent } from 'react';
import type { KitDocument, KitElement } from '@/domain/kits/document/kit-document';
import { moveElement, resizeElement, rotateElement, sizeOf } from '@/domain/kits/editing/elements';
import { snap } from '@/domain/kits/editing/snap';
import { edit, elementNow, pick, settle, showGuides, startDragging } from '../designer-store';
import { placeWords, sizeWords } from '../element-words';

type Grip = 'move' | 'size' | 'turn';

/** px of the screen. */
const REACH_PX = 7;
/** Shorter movements are taps. */
const TAP_PX = 3;
/** Snap of upright and level angles, degrees. */
const HOLD = 3;

/** Pointer position on the target's surface, mm. */
function pointOn(target: Element, { clientX, clientY }: { clientX: number; clientY: number }): DOMPoint | undefined {
  const surface = target.closest<SVGGElement>('[data-surface]');
  const matrix = surface?.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
}

/** @param unit millimetres per pixel of the screen. */
export function elementDrag(id: string, unit: number) {
  return (grip: Grip) => (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const target = event.currentTarget;
    const element = elementNow(id);
    const start = pointOn(target, event);
    if (!start || !element) return;
    pick(id);
    target.setPointerCapture(event.pointerId);
    const dragging = new AbortController();
    const { signal } = dragging;
    let hasMoved = false;

    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const at = pointOn(target, moved);
      if (!at) return;
      if (!hasMoved && Math.hypot(at.x - start.x, at.y - start.y) < TAP_PX * unit) return;
      if (!hasMoved) startDragging();
      hasMoved = true;
      edit(
        (document) => dragged(document, { grip, element, start, at, isFine: moved.altKey }),
        undefined,
        `drag-${id}`,
      );
    };

    const dragged = (document: KitDocument, drag: Drag): KitDocument => {
      if (grip === 'size') return resizeElement(document, id, sizeOf(element) * stretchOf(drag));
      if (grip === 'turn') return rotateElement(document, id, element.rotation + turnOf(drag));
      const to = { x: element.x + drag.at.x - start.x, y: element.y + drag.at.y - start.y };
      const { x, y, guides } = snap(document, element, to, drag.isFine ? 0 : REACH_PX * unit);
      showGuides(drag.isFine ? [] : guides);
      return moveElement(document, id, { x, y });
    };

    const end = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      dragging.abort();
      if (!hasMoved) return;
      const now = elementNow(id);
      settle(now && (grip === 'move' ? placeWords(now) : sizeWords(now)));
    };
    // On the window: pointerup must arrive even if the element goes during the drag.
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
}

interface Drag {
  grip: Grip;
  element: KitElement;
  start: DOMPoint;
  at: DOMPoint;
  isFine: boolean;
}

/** Distance of the pointer from the element’s middle, relative to the start. */
function stretchOf({ element: { x, y }, start, at }: Drag): number {
  return Math.hypot(at.x - x, at.y - y) / Math.max(1, Math.hypot(start.x - x, start.y - y));
}

/** Angle of the pointer around the element’s middle since the start, degrees. */
function turnOf({ element: { x, y, rotation }, start, at, isFine }: Drag): number {
  const turn = ((Math.atan2(at.y - y, at.x - x) - Math.atan2(start.y - y, start.x - x)) * 180) / Math.PI;
  const held = Math.round((rotation + turn) / 45) * 45;
  return !isFine && Math.abs(rotation + turn - held) < HOLD ? held - rotation : turn;
}
