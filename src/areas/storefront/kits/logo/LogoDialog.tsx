'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  inkColor,
  type KitColorway,
  type KitElement,
  type KitLogo,
  type KitLogoPicture,
} from '@/domain/kits/document/kit-document';
import { printsPictures, techniqueLabel, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { addLogo, replaceLogo } from '@/domain/kits/editing/elements';
import type { Spot } from '@/domain/kits/editing/usual-places';
import { smoothPicture, type Traced, traceLogo } from '@/domain/kits/tracing/trace-logo';
import { logoOfDrawing } from '@/domain/kits/vectors/logo-of-drawing';
import { inSlices } from '@/lib/client/in-slices';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FormMessage } from '@/ui/FormMessage';
import { Segments } from '@/ui/Segments';
import { Spinner } from '@/ui/Spinner';
import { colorName } from '../controls/color-name';
import { expectPicture, useDesigner, useKit } from '../designer-store';
import { addElement } from '../element-actions';
import { LogoComparison } from './LogoComparison';
import type { PictureReading } from './read-picture';
import { LOGO_UPLOAD } from '@/domain/kits/pictures/logo-upload';
import type { Picture } from '@/domain/kits/tracing/picture';
import { request, type Answer } from '@/lib/client/request';

export type LogoDialogProps = {
  reading: Extract<PictureReading, { ok: true }>;
  spot: Spot;
  replaced?: KitElement;
  keptIn: keyof typeof KEPT_IN;
  onClose: () => void;
};

export const PRINTED_AS = [
  { value: 'flat', label: 'Flat colours' },
  { value: 'picture', label: 'Picture' },
] as const;
const DRAWN = { value: 'drawn', label: 'As drawn' } as const;
type PrintedAs = (typeof PRINTED_AS | [typeof DRAWN])[number]['value'];

const KEPT_IN = {
  device: 'The file itself stays on your device.',
  portal: 'The file itself stays in your team’s Design Assets.',
};

const DESCRIPTIONS: Record<PrintedAs, string> = {
  drawn: 'Its outlines and colours are printed as they are drawn, sharp at any size.',
  flat: 'It is traced to sharp outlines in few colours, as it will be printed.',
  picture: 'It is printed in full colour. The picture is kept with your design, without any other data in the file.',
};

const COLOR_COUNTS = ['1', '2', '3', '4', '6', '8'];
/** Numbers of colours for tracing: too detailed a picture falls back to the next. */
const FEWER_COLORS = [4, 2, 1];

export function LogoDialog({ reading, spot, replaced, keptIn, onClose }: LogoDialogProps) {
  const kit = useKit();
  const shown = useDesigner(({ colorway }) => colorway);
  const colorway = kit.colorways[shown];
  const technique = kit.garments.find(({ type }) => type === spot.garment)?.technique;
  const [printedAs, setPrintedAs] = useState(() => firstChoice({ reading, replaced }, technique));
  const [count, setCount] = useState('4');
  const [removeBackground, setRemoveBackground] = useState(true);
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isPicture = printedAs === 'picture';
  const { traced, isBusy } = useTraced(
    reading,
    colorway,
    printedAs === 'flat' ? [Number(count)] : FEWER_COLORS,
    removeBackground,
  );
  const source = useMemo(() => {
    const cleared = smoothPicture(reading.picture, removeBackground);
    return cleared && canvasOf(cleared).toDataURL();
  }, [reading, removeBackground]);
  const drawn = useMemo(() => {
    const { drawing, name } = reading;
    return drawing && colorway && logoOfDrawing(drawing, { name, colorway, removeBackground });
  }, [reading, colorway, removeBackground]);
  const isDrawn = printedAs === 'drawn' && drawn !== undefined;
  const logo = isDrawn ? drawn : traced?.ok ? traced.logo : undefined;
  const isWaiting = isBusy && !isDrawn;

  async function add(flat: KitLogo) {
    const whole = isPicture ? smoothPicture(reading.whole, removeBackground) : undefined;
    if (!whole) return put(flat);
    setIsAdding(true);
    setFailure(undefined);
    const kept = await uploadPicture(whole);
    setIsAdding(false);
    if (!kept.ok) return setFailure(kept.message);
    put({ ...flat, picture: kept.value });
    expectPicture(kept.value.hash);
  }

  function put(made: KitLogo) {
    if (replaced) addElement((document) => replaceLogo(document, replaced, made), `${made.name} uploaded again.`);
    else addElement((document) => addLogo(document, spot, made), `${made.name} added.`);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={replaced ? 'Upload this logo again' : 'Add this logo'}
      description={isPicture ? DESCRIPTIONS.picture : `${DESCRIPTIONS[isDrawn ? 'drawn' : 'flat']} ${KEPT_IN[keptIn]}`}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button disabled={!logo || isWaiting} loading={isAdding} onClick={() => logo && void add(logo)}>
            {replaced ? 'Put it back' : 'Add logo'}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <LogoComparison
          logo={logo}
          colorway={colorway}
          ground={colorway && inkColor(kit.base, colorway)}
          source={source}
          isPicture={isPicture}
        >
          {isWaiting && (
            <span
              role="status"
              className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-surface text-ink"
            >
              <Spinner />
              <span className="sr-only">Tracing</span>
            </span>
          )}
        </LogoComparison>
        {reading.isFirstPage && (
          <p className="text-sm text-ink-muted">This file has several pages. Only the first is used.</p>
        )}
        {!isDrawn && traced && !traced.ok && <FormMessage>{traced.message}</FormMessage>}
        {failure && <FormMessage>{failure}</FormMessage>}
        <Segments
          legend="Print as"
          options={drawn ? [DRAWN, ...PRINTED_AS] : PRINTED_AS}
          value={printedAs === 'drawn' && !drawn ? 'flat' : printedAs}
          onValueChange={(value) => {
            setPrintedAs([DRAWN, ...PRINTED_AS].find((each) => each.value === value)?.value ?? 'flat');
            setFailure(undefined);
          }}
        />
        {isPicture && !printsPictures(technique) && (
          <p className="text-sm text-warning">
            {techniqueLabel(technique)} cannot print pictures: here it is made in its flat colours.
          </p>
        )}
        {printedAs === 'flat' && (
          <Segments
            legend="Maximum colours"
            options={COLOR_COUNTS.map((value) => ({ value, label: value }))}
            value={count}
            onValueChange={setCount}
          />
        )}
        <Checkbox
          label="Remove a flat background"
          checked={removeBackground}
          onChange={(event) => setRemoveBackground(event.target.checked)}
        />
        {!isPicture && logo && colorway && (
          <ul aria-label="Colours of the logo" className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
            {[...new Set(logo.shapes.map(({ color }) => color))].map((ink) => (
              <li key={ink} className="flex items-center gap-2">
                <span style={{ backgroundColor: inkColor(ink, colorway) }} className="swatch" />
                {colorName(inkColor(ink, colorway))}
                {typeof ink === 'number' && <span className="text-ink-muted">(kit)</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** A drawing is kept as it is drawn, or else as a picture: tracing would only come near it. */
function firstChoice(
  { reading, replaced }: Pick<LogoDialogProps, 'reading' | 'replaced'>,
  technique: KitTechnique | undefined,
): PrintedAs {
  const { drawing, pixels, isShaded } = reading;
  if (drawing && !replaced) return 'drawn';
  return (replaced || isShaded || pixels === undefined) && printsPictures(technique) ? 'picture' : 'flat';
}

function useTraced(
  { name, picture, pixels }: LogoDialogProps['reading'],
  colorway: KitColorway | undefined,
  counts: readonly number[],
  removeBackground: boolean,
): { traced: Traced | undefined; isBusy: boolean } {
  const [latest, setLatest] = useState<{ traced: Traced; of: string }>();
  const settings = `${counts.join()} ${removeBackground}`;
  useEffect(() => {
    if (!colorway) return;
    const leaving = new AbortController();
    const [wanted = '', isBare] = settings.split(' ');
    void (async () => {
      let traced: Traced | undefined;
      for (const colors of wanted.split(',').map(Number)) {
        const options = { name, colors, removeBackground: isBare === 'true', colorway, ...(pixels && { pixels }) };
        traced = await inSlices(traceLogo(picture, options), leaving.signal);
        if (!traced || traced.ok) break;
      }
      if (traced) setLatest({ traced, of: settings });
    })();
    return () => leaving.abort();
  }, [name, picture, pixels, colorway, settings]);
  return { traced: latest?.traced, isBusy: latest?.of !== settings };
}

const JPEG_QUALITY = 0.95;
/** Scale of width and height for the next try, if a file is too large. */
const SMALLER = 0.7;

async function uploadPicture(picture: Picture): Promise<Answer<KitLogoPicture>> {
  const body = new FormData();
  body.append('file', await fileOf(canvasOf(picture), isClear(picture)), 'logo');
  const answer = await request<KitLogoPicture>('/api/kits/logos', {
    method: 'POST',
    body,
    offline: 'No connection. Try again, or add the logo in flat colours.',
  });
  if (!answer.ok) return answer;
  const { hash, width, height } = answer.value;
  return { ok: true, value: { hash, width, height } };
}

function canvasOf({ width, height, data }: Picture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

function isClear({ width, height, data }: Picture): boolean {
  for (let at = 0; at < width * height; at += 1) if ((data[4 * at + 3] ?? 255) < 255) return true;
  return false;
}

async function fileOf(canvas: HTMLCanvasElement, isPng: boolean): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, isPng ? 'image/png' : 'image/jpeg', JPEG_QUALITY),
  );
  if (!file) throw new Error('The browser could not write this picture.');
  if (file.size <= LOGO_UPLOAD.maxBytes) return file;
  const smaller = document.createElement('canvas');
  Object.assign(smaller, { width: canvas.width * SMALLER, height: canvas.height * SMALLER });
  smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return fileOf(smaller, isPng);
}
