'use client';

import { useEffect, useRef, useState } from 'react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { type KitGarmentType, KIT_GARMENTS, type KitSurface } from '@/domain/kits/document/kit-garments';
import { garmentMesh } from '@/domain/kits/mesh/garment-mesh';
import { Skeleton } from '@/ui/Skeleton';
import { useDesigner } from '../designer-store';
import { openStage, type Stage } from './stage';
import { darken } from '@/domain/kits/color';
import { shapeOf } from '@/domain/kits/garments';
import { markupOf } from '@/domain/kits/svg';
import { surfaceOf } from '@/domain/kits/garments/surface-of';
import { WEBBING } from '@/domain/kits/garments/holdall';
import { buttonColor } from '@/domain/kits/garments/top-collars';
import { loadDrapes, type DrapeLight } from '@/domain/kits/drape/load-drapes';
import { drapeNode } from '@/domain/kits/drape/drape-node';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { drawMarks } from '@/domain/kits/paint/draw-marks';
import { paintSurface, type PaintOptions, type Pictures } from '@/domain/kits/paint/paint-surface';
import { zoneColorsOf } from '@/domain/kits/paint/zone-colors';

type Preview3DProps = {
  document: KitDocument;
  garment: KitGarmentType;
  colorway: number;
  /** Called if the device has no WebGL: the four views remain. */
  onUnavailable: () => void;
};

/** Degrees per key press, and per pixel dragged. */
const KEY_STEP = 15;
const DRAG_STEP = 0.5;

const sideOf = (degrees: number): string => {
  const side = ['Front', 'Right side', 'Back', 'Left side'][Math.round((((degrees % 360) + 360) % 360) / 90) % 4];
  return side ?? 'Front';
};

export function Preview3D({ document, garment, colorway, onUnavailable }: Preview3DProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const drag = useRef<number>(undefined);
  const [angle, setAngle] = useState(-24);
  const [isDrawn, setDrawn] = useState(false);
  const piece = document.garments.find(({ type }) => type === garment);
  const shape = JSON.stringify(piece);
  const logos = useDesigner((state) => state.pictures);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !shape) return;
    try {
      const worn = JSON.parse(shape) as KitDocument['garments'][number];
      stage.current = openStage(element, garmentMesh(worn));
    } catch {
      return void onUnavailable();
    }
    const opened = stage.current;
    const watch = new ResizeObserver(() => opened.resize(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => {
      watch.disconnect();
      opened.close();
      stage.current = null;
    };
  }, [shape, onUnavailable]);

  useEffect(() => {
    const leaving = new AbortController();
    void surfacePictures(document, garment, colorway, logos, leaving.signal).then((pictures) => {
      if (leaving.signal.aborted) return;
      for (const { surface, picture } of pictures) stage.current?.paint(surface, picture);
      stage.current?.color(plainColors(document, garment, colorway));
      setDrawn(true);
    });
    return () => leaving.abort();
  }, [document, garment, colorway, logos, shape]);

  useEffect(() => stage.current?.turn(angle), [angle, shape]);

  return (
    <div className="relative flex h-full flex-col">
      <canvas
        ref={canvas}
        tabIndex={0}
        role="slider"
        aria-label="Turn the garment"
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={((((angle + 180) % 360) + 360) % 360) - 180}
        aria-valuetext={sideOf(angle)}
        className="min-h-0 w-full grow cursor-grab touch-pan-y rounded-card outline-offset-2 outline-focus focus-visible:outline-2 active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = event.clientX;
        }}
        onPointerMove={({ clientX }) => {
          if (drag.current === undefined) return;
          const moved = clientX - drag.current;
          drag.current = clientX;
          setAngle((degrees) => degrees + moved * DRAG_STEP);
        }}
        onPointerUp={() => (drag.current = undefined)}
        onPointerCancel={() => (drag.current = undefined)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
          if (!step) return;
          event.preventDefault();
          setAngle((degrees) => degrees + step);
        }}
      />
      {!isDrawn && <Skeleton className="absolute inset-0 rounded-card" />}
      <p className="pointer-events-none pt-1 text-center text-sm text-ink-muted">Drag to turn</p>
    </div>
  );
}

/** Pixels of the longer side. */
const SIZE = 1400;

interface SurfacePicture {
  surface: KitSurface;
  picture: HTMLCanvasElement;
}

/** Shade of the cloth's inside, as a share. */
const INSIDE = 0.24;

/** `#rrggbb` of parts in one colour, and of the unprinted inside of the cloth. */
function plainColors(document: KitDocument, type: KitGarmentType, colorway: number) {
  const color = zoneColorsOf(document, type, document.colorways[colorway] ?? { colors: [] });
  const collar = color('collar');
  const plain = { collar, button: buttonColor(collar), base: color('base'), trim: color('trim'), webbing: WEBBING };
  return { plain, inside: darken(color('base'), INSIDE) };
}

async function surfacePictures(
  document: KitDocument,
  type: KitGarmentType,
  colorway: number,
  pictures: Pictures,
  signal: AbortSignal,
): Promise<SurfacePicture[]> {
  const [outlines, drapes] = await Promise.all([loadOutlines(fontsOf(document)), loadDrapes([type])]);
  const sources = { outlines, pictures };
  const drawn: SurfacePicture[] = [];
  for (const surface of KIT_GARMENTS[type].surfaces) {
    if (signal.aborted) return [];
    const svg = flatPicture(document, type, surface, colorway, sources, drapes[type]?.[surface]);
    if (svg) drawn.push({ surface, picture: await rasterize(svg) });
  }
  return drawn;
}

type Flat = { svg: string; width: number; height: number };

function flatPicture(
  document: KitDocument,
  type: KitGarmentType,
  surface: KitSurface,
  colorway: number,
  sources: PaintOptions,
  drape: DrapeLight | undefined,
): Flat | undefined {
  const garment = document.garments.find((each) => each.type === type);
  const flat = garment && surfaceOf(garment, surface);
  const colors = document.colorways[colorway] ?? document.colorways[0];
  if (!flat || !colors) return undefined;
  const { x, y, width, height } = flat.box;
  const scale = SIZE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const marks = paintSurface(document, type, surface, sources);
  const sewnOn = surface === 'front' ? shapeOf(garment).sewnOn : undefined;
  const content =
    drawMarks(marks, colors, 'flat') +
    (drape ? markupOf([drapeNode(garment, surface, drape)]) : '') +
    (sewnOn?.finish(zoneColorsOf(document, type, colors)) ?? '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}">${content}</svg>`;
  return { svg, ...size };
}

async function rasterize({ svg, width, height }: Flat): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = window.document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}
