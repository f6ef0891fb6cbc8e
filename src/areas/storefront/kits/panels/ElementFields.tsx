'use client';

import { memo } from 'react';
import { ArrowDown, ArrowUp, Copy, FlipHorizontal2, SquareSplitHorizontal, Trash2 } from 'lucide-react';
import type { KitElement } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitSurface } from '@/domain/kits/document/kit-garments';
import { KIT_RANGES } from '@/domain/kits/document/kit-limits';
import { elementSize } from '@/domain/kits/editing/element-size';
import {
  copyAcross,
  duplicateElement,
  mirrorElement,
  moveElement,
  putElement,
  reorderElement,
  resizeElement,
  rotateElement,
  setMaxWidth,
} from '@/domain/kits/editing/elements';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Select } from '@/ui/Select';
import { NumberField } from '../controls/NumberField';
import { edit, showElement, useDrawn, useElementPart, useKitPart } from '../designer-store';
import { addCopy, deleteElement } from '../element-actions';
import { nameOf, SURFACE_LABELS } from '../element-words';

export function ElementFields({ element }: { element: KitElement }) {
  const outlines = useDrawn((state) => state.outlines);
  const player = useDrawn((state) => state.player);
  const { id, x, y, rotation } = element;
  const size = elementSize(element, outlines, player);
  return (
    <div className="space-y-4">
      <div role="group" aria-label={`Actions for ${nameOf(element)}`} className="-ml-2 flex flex-wrap">
        <Actions id={id} />
      </div>
      <Place id={id} garment={element.garment} surface={element.surface} />
      <div className="grid grid-cols-3 gap-2">
        <Position id={id} x={x} y={y} rotation={rotation} />
        {element.kind === 'logo' ? (
          <LogoSize id={id} width={element.width} height={size.height} />
        ) : (
          <>
            <LetterSize id={id} height={element.height} maxWidth={element.maxWidth} />
            <div>
              <span className="mb-1 block text-xs text-ink-muted">Printed width</span>
              <p className="flex min-h-10 items-center text-sm tabular-nums">{Math.round(size.width)} mm</p>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

type PositionProps = { id: string; x: number; y: number; rotation: number };

const Position = memo(function Position({ id, x, y, rotation }: PositionProps) {
  return (
    <>
      <NumberField
        label="From middle"
        unit="mm"
        value={x}
        range={KIT_RANGES.x}
        onChange={(to) => edit((document) => moveElement(document, id, { x: to }), undefined, `x-${id}`)}
      />
      <NumberField
        label="From top"
        unit="mm"
        value={y}
        range={KIT_RANGES.y}
        onChange={(to) => edit((document) => moveElement(document, id, { y: to }), undefined, `y-${id}`)}
      />
      <NumberField
        label="Rotation"
        unit="°"
        value={rotation}
        range={KIT_RANGES.turn}
        onChange={(turn) => edit((document) => rotateElement(document, id, turn), undefined, `turn-${id}`)}
      />
    </>
  );
});

const LogoSize = memo(function LogoSize({ id, width, height }: { id: string; width: number; height: number }) {
  const resize = (to: number) => edit((document) => resizeElement(document, id, to), undefined, `size-${id}`);
  return (
    <>
      <NumberField label="Width" unit="mm" value={width} range={KIT_RANGES.logoWidth} onChange={resize} />
      <NumberField
        label="Height"
        unit="mm"
        value={height}
        range={scaled(KIT_RANGES.logoWidth, height / width)}
        onChange={(to) => resize((to * width) / height)}
      />
    </>
  );
});

const LetterSize = memo(function LetterSize({
  id,
  height,
  maxWidth,
}: {
  id: string;
  height: number;
  maxWidth: number;
}) {
  return (
    <>
      <NumberField
        label="Letter height"
        unit="mm"
        value={height}
        range={KIT_RANGES.letterHeight}
        onChange={(to) => edit((document) => resizeElement(document, id, to), undefined, `size-${id}`)}
      />
      <NumberField
        label="Fits within"
        unit="mm"
        value={maxWidth}
        range={KIT_RANGES.maxWidth}
        onChange={(width) => edit((document) => setMaxWidth(document, id, width), undefined, `room-${id}`)}
      />
    </>
  );
});

const Actions = memo(function Actions({ id }: { id: string }) {
  return (
    <>
      <IconButton label="Duplicate (Ctrl+D)" onClick={() => addCopy(duplicateElement, id, 'Duplicated.')}>
        <Copy aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label="Mirror to the other side"
        onClick={() => {
          edit((document) => mirrorElement(document, id), 'Mirrored.');
          showElement(id);
        }}
      >
        <FlipHorizontal2 aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label="Copy to the other side" onClick={() => addCopy(copyAcross, id, 'Copied to the other side.')}>
        <SquareSplitHorizontal aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label="Bring forward"
        onClick={() => edit((document) => reorderElement(document, id, 1), 'Brought forward.')}
      >
        <ArrowUp aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label="Send back" onClick={() => edit((document) => reorderElement(document, id, -1), 'Sent back.')}>
        <ArrowDown aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label="Delete" className="text-danger" onClick={() => deleteElement(id)}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </>
  );
});

type PlaceProps = { id: string; garment: KitGarmentType; surface: KitSurface };

const Place = memo(function Place({ id, ...drawn }: PlaceProps) {
  const shown = useElementPart(id, ({ garment }) => garment) ?? drawn.garment;
  const side = useElementPart(id, ({ surface }) => surface) ?? drawn.surface;
  const garments = useKitPart((kit) => kit.garments);
  const spots = garments.flatMap(({ type }) => KIT_GARMENTS[type].surfaces.map((surface) => ({ type, surface })));
  return (
    <Field label="Place">
      {(control) => (
        <Select
          {...control}
          value={`${shown} ${side}`}
          onChange={(event) => {
            const [garment, surface] = event.target.value.split(' ') as [KitGarmentType, KitSurface];
            edit((document) => putElement(document, id, { garment, surface }), `Moved to ${SURFACE_LABELS[surface]}.`);
            showElement(id);
          }}
        >
          {spots.map(({ type, surface }) => (
            <option key={`${type} ${surface}`} value={`${type} ${surface}`}>
              {garments.length > 1
                ? `${KIT_GARMENTS[type].label}, ${SURFACE_LABELS[surface]}`
                : SURFACE_LABELS[surface]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
});

const scaled = ([least, most]: readonly [number, number], by: number) => [least * by, most * by] as const;
