'use client';

import { memo, type PointerEvent } from 'react';
import { type KitElement, type KitDocument } from '@/domain/kits/document/kit-document';
import { elementSize } from '@/domain/kits/editing/element-size';
import { elementIn, pick, useDrawn, edit, elementNow, settle, showGuides, startDragging } from '../designer-store';
import { nameOf, placeWords, sizeWords } from '../element-words';
import { moveElement, resizeElement, rotateElement, sizeOf } from '@/domain/kits/editing/elements';
import { snap } from '@/domain/kits/editing/snap';

type ElementFrameProps = {
  id: string;
  /** Millimetres per pixel of the screen. */
  unit: number;
  isSelected: boolean;
  dragged: KitElement | undefined;
};

/** Margin around an element that still grabs it, px. */
const MARGIN_PX = 6;
const HANDLE_PX = 6;
/** Distance of a touch handle: outside the corner, so that small elements can still be moved. */
const TOUCH_PX = 16;
const TOUCH_OUT_PX = 10;
const STEM_PX = 26;

export const ElementFrame = memo(function ElementFrame({ id, unit, isSelected, dragged }: ElementFrameProps) {
  const outlines = useDrawn((state) => state.outlines);
  const player = useDrawn((state) => state.player);
  const drawn = useDrawn((state) => elementIn(state, id));
  const element = dragged ?? drawn;
  return element && <Frame id={id} unit={unit} isSelected={isSelected} {...elementSize(element, outlines, player)} />;
});

type FrameProps = Omit<ElementFrameProps, 'dragged'> & { width: number; height: number };

const Frame = memo(function Frame({ id, unit, isSelected, width, height }: FrameProps) {
  const label = useDrawn((state) => labelOf(elementIn(state, id)));
  const drag = elementDrag(id, unit);
  const margin = MARGIN_PX * unit;
  const [w, h] = [width / 2 + margin, height / 2 + margin];
  const corners = [
    [-w, -h, 'nwse-resize'],
    [w, -h, 'nesw-resize'],
    [w, h, 'nwse-resize'],
    [-w, h, 'nesw-resize'],
  ] as const;

  return (
    <>
      <g
        role="button"
        tabIndex={0}
        data-element={id}
        aria-label={label}
        aria-pressed={isSelected}
        onFocus={() => pick(id)}
        onPointerDown={drag('move')}
        className="group/frame cursor-move touch-none outline-none"
      >
        <rect x={-w} y={-h} width={2 * w} height={2 * h} className="fill-none [pointer-events:all]" />
        {(['under', 'over'] as const).map((line) => (
          <rect
            key={line}
            x={-w}
            y={-h}
            width={2 * w}
            height={2 * h}
            vectorEffect="non-scaling-stroke"
            className={
              isSelected
                ? line === 'under'
                  ? 'fill-none stroke-white stroke-[3.5]'
                  : 'fill-none stroke-[#7c3aed] stroke-[1.5]'
                : line === 'under'
                  ? 'hidden fill-none stroke-white stroke-3 opacity-80 group-hover/frame:block'
                  : 'hidden fill-none stroke-[#7c3aed] stroke-1 group-hover/frame:block'
            }
          />
        ))}
      </g>
      {isSelected && (
        <g aria-hidden>
          <line
            y1={-h}
            y2={-h - STEM_PX * unit}
            vectorEffect="non-scaling-stroke"
            className="pointer-events-none stroke-[#7c3aed] stroke-2"
          />
          <Handle x={0} y={-h - STEM_PX * unit} unit={unit} cursor="grab" onPointerDown={drag('turn')} isRound />
          {corners.map(([x, y, cursor], corner) => (
            <Handle key={corner} x={x} y={y} unit={unit} cursor={cursor} onPointerDown={drag('size')} />
          ))}
        </g>
      )}
    </>
  );
});

const labelOf = (element: KitElement | undefined): string =>
  element ? `${nameOf(element)}, ${placeWords(element)}, ${sizeWords(element)}` : '';

type HandleProps = {
  x: number;
  y: number;
  unit: number;
  cursor: string;
  isRound?: boolean;
  onPointerDown: ReturnType<ReturnType<typeof elementDrag>>;
};

function Handle({ x, y, unit, cursor, isRound, onPointerDown }: HandleProps) {
  const size = HANDLE_PX * unit;
  const out = TOUCH_OUT_PX * unit;
  return (
    <g onPointerDown={onPointerDown} style={{ cursor }} className="touch-none">
      <circle
        cx={x + Math.sign(x) * out}
        cy={y + Math.sign(y) * out}
        r={TOUCH_PX * unit}
        className="fill-none [pointer-events:all]"
      />
      <rect
        x={x - size}
        y={y - size}
        width={2 * size}
        height={2 * size}
        rx={isRound ? size : size / 3}
        vectorEffect="non-scaling-stroke"
        className="fill-white stroke-[#7c3aed] stroke-2"
      />
    </g>
  );
}

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

function elementDrag(id: string, unit: number) {
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
