'use client';

import { memo } from 'react';
import type { KitElement } from '@/domain/kits/document/kit-document';
import { elementSize } from '@/domain/kits/editing/element-size';
import { elementIn, pick, useDrawn } from '../designer-store';
import { nameOf, placeWords, sizeWords } from '../element-words';
import { elementDrag } from './element-drag';

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

/** Its size is that of the last drawing. */
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
