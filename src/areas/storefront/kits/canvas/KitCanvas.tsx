'use client';

import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useShallow } from 'zustand/shallow';
import type { KitElement, KitGarment } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { elementSize } from '@/domain/kits/editing/element-size';
import type { Guide } from '@/domain/kits/editing/snap';
import type { Matrix } from '@/domain/kits/marks';
import { elementsOn } from '@/domain/kits/paint/paint-surface';
import { kitViewLabel } from '@/domain/kits/views/draw-kit-view';
import { boxOfSides, viewGeometry, type ViewSurface } from '@/domain/kits/views/view-geometry';
import { elementIn, select, useDesigner, useDrawn, useElement, useKitPart } from '../designer-store';
import { KitToCome } from '../KitToCome';
import { ElementFrame } from './ElementFrame';
import { startDrawing } from './live-drawing';

export function KitCanvas() {
  const type = useDesigner((state) => state.garment);
  const view = useDesigner((state) => state.view);
  const garment = useKitPart(({ garments }) => garments.find((each) => each.type === type));
  const { frame, width, height } = useSize();
  const surfaces = useMemo(() => (garment ? surfacesIn(garment, view) : []), [garment, view]);
  const box = useMemo(() => garment && boxOfSides(garment), [garment]);
  if (!box) return null;

  const fit = Math.min(width / box.width, height / box.height);
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  return (
    <div ref={frame} data-canvas tabIndex={-1} className="relative min-h-0 grow overflow-clip outline-none">
      <KitDrawing label={kitViewLabel(type, view)} viewBox={viewBox} />
      <svg
        ref={keepStill}
        viewBox={viewBox}
        role="application"
        aria-label="Logos and texts on the kit"
        aria-describedby="canvas-keys"
        className={LAYER}
        onPointerDown={() => select(undefined)}
      >
        {surfaces.map((each) => (
          <Surface key={each.surface} garment={type} fit={fit} {...each} />
        ))}
      </svg>
      <Readout />
      <p id="canvas-keys" className="sr-only">
        Arrow keys move by 1 millimetre, with Shift by 10. Plus and minus resize, square brackets turn. Delete removes,
        Control D duplicates, Escape deselects.
      </p>
    </div>
  );
}

/** A finger drags the element instead of the page: Chromium ignores `touch-action` within an SVG. */
function keepStill(layer: SVGSVGElement | null): () => void {
  const leaving = new AbortController();
  const onMove = (event: TouchEvent) => {
    if (event.target instanceof Element && event.target.closest('.touch-none')) event.preventDefault();
  };
  layer?.addEventListener('touchmove', onMove, { passive: false, signal: leaving.signal });
  return () => leaving.abort();
}

type SurfaceProps = ViewSurface & {
  garment: KitGarmentType;
  /** Pixels of the screen per unit of the view. */
  fit: number;
};

/** Subscribes for all its elements: a change of one leaves the others alone. */
const Surface = memo(function Surface({ garment, surface, matrix, outline, fit }: SurfaceProps) {
  const ids = useDesigner(
    useShallow(({ history }) => elementsOn(history.present, garment, surface).map(({ id }) => id)),
  );
  const places = useDesigner(useShallow(({ history }) => elementsOn(history.present, garment, surface).map(placeOf)));
  const selected = useDesigner((state) => state.selected);
  const isActive = selected !== undefined && ids.includes(selected);
  const dragged = useDesigner((state) => (isActive && state.isDragging ? elementIn(state, selected) : undefined));
  return (
    <>
      {isActive && (
        <path
          d={outline}
          strokeDasharray="4 5"
          vectorEffect="non-scaling-stroke"
          className="pointer-events-none fill-none stroke-[#7c3aed] stroke-1 opacity-60"
        />
      )}
      <g data-surface={surface} transform={`matrix(${matrix.join(' ')})`}>
        {isActive && <Guides />}
        {ids.map((id, index) => (
          <g key={id} transform={places[index]}>
            <ElementFrame
              id={id}
              unit={unitOf(matrix, fit)}
              isSelected={id === selected}
              dragged={id === selected ? dragged : undefined}
            />
          </g>
        ))}
      </g>
    </>
  );
});

const placeOf = ({ x, y, rotation }: KitElement): string => `translate(${x} ${y}) rotate(${rotation})`;

function surfacesIn(garment: KitGarment, view: KitView): ViewSurface[] {
  const { surfaces } = viewGeometry(garment, view);
  return surfaces.filter(({ surface }, i) => surfaces.findIndex((each) => each.surface === surface) === i);
}

/** Millimetres per pixel of the screen on a surface. */
const unitOf = ([a, b]: Matrix, fit: number): number => 1 / (Math.hypot(a, b) * (fit || 1));

const KitDrawing = memo(function KitDrawing({ label, viewBox }: { label: string; viewBox: string }) {
  const cloth = useRef<SVGSVGElement>(null);
  const light = useRef<SVGSVGElement>(null);
  const finish = useRef<SVGSVGElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    if (!cloth.current || !light.current || !finish.current) return;
    const layers = { cloth: cloth.current, light: light.current, finish: finish.current };
    return startDrawing(layers, () => setDrawn(true));
  }, []);
  return (
    <div role="img" aria-label={label} className="pointer-events-none absolute inset-0">
      {!isDrawn && <KitToCome />}
      <Layer ref={cloth} viewBox={viewBox} />
      <Layer ref={light} viewBox={viewBox} />
      <Layer ref={finish} viewBox={viewBox} />
    </div>
  );
});

/** Composited by itself: painting one leaves the others alone. */
const Layer = (props: { ref: Ref<SVGSVGElement>; viewBox: string }) => (
  <svg aria-hidden className={`${LAYER} will-change-transform`} {...props} />
);

/** Layout stays within the layer. */
const LAYER = 'absolute inset-0 size-full overflow-visible contain-layout contain-size contain-style';

const FAR = 4000;

function Guides() {
  const guides = useDesigner((state) => state.guides);
  return guides.map((guide) => <GuideLine key={guide.axis} guide={guide} />);
}

function GuideLine({ guide: { axis, at } }: { guide: Guide }) {
  const ends = axis === 'x' ? { x1: at, x2: at, y1: -FAR, y2: FAR } : { x1: -FAR, x2: FAR, y1: at, y2: at };
  return (
    <line {...ends} vectorEffect="non-scaling-stroke" className="pointer-events-none stroke-[#e11d74] stroke-[1.5]" />
  );
}

/** '−92': with a minus, not a hyphen. */
const whole = (value: number): string => String(Math.round(value)).replace('-', '−');

/** Screen readers get these from the fields of its panel. */
function Readout() {
  const selected = useDrawn((state) => state.selected);
  const outlines = useDrawn((state) => state.outlines);
  const player = useDrawn((state) => state.player);
  const element = useElement(selected);
  if (!element) return null;
  const { width, height } = elementSize(element, outlines, player);
  const { x, y, rotation } = element;
  const figures = [`${whole(width)} × ${whole(height)} mm`, `x ${whole(x)}`, `y ${whole(y)}`];
  if (rotation !== 0) figures.push(`${whole(rotation)}°`);
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute top-0 left-4.5 flex h-28 w-44 flex-col contain-strict text-xs leading-relaxed whitespace-nowrap text-ink-muted tabular-nums *:first:font-semibold *:first:text-ink lg:left-6.5 lg:text-sm"
    >
      {figures.map((figure, place) => (
        <span key={place}>{figure}</span>
      ))}
    </p>
  );
}

function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, ...size };
}
