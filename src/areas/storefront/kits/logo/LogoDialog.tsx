'use client';

import type { Picture } from '@/domain/kits/tracing/picture';
import { useEffect, useState } from 'react';
import { inkColor } from '@/domain/kits/document/kit-document';
import { addLogo } from '@/domain/kits/editing/elements';
import type { Spot } from '@/domain/kits/editing/usual-places';
import { type Traced, traceLogo, type TraceOptions } from '@/domain/kits/tracing/trace-logo';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FormMessage } from '@/ui/FormMessage';
import { Segments } from '@/ui/Segments';
import { Spinner } from '@/ui/Spinner';
import { LogoPicture } from '../canvas/LogoPicture';
import { colorName } from '../controls/color-name';
import { useDesigner, useKit } from '../designer-store';
import { addElement } from '../element-actions';
import type { PictureReading } from './read-picture';

type LogoDialogProps = {
  reading: Extract<PictureReading, { ok: true }>;
  spot: Spot;
  onClose: () => void;
};

const COLOR_COUNTS = ['1', '2', '3', '4', '6', '8'];

/** What a chosen picture will be printed as, before it is put on the kit. */
export function LogoDialog({ reading, spot, onClose }: LogoDialogProps) {
  const kit = useKit();
  const shown = useDesigner(({ colorway }) => colorway);
  const colorway = kit.colorways[shown];
  const [count, setCount] = useState('4');
  const [removeBackground, setRemoveBackground] = useState(true);
  const [latest, setLatest] = useState<{ traced: Traced; of: string }>();
  const asked = `${count} ${removeBackground}`;
  const traced = latest?.traced;
  const isBusy = latest?.of !== asked;

  useEffect(() => {
    if (!colorway) return;
    const leaving = new AbortController();
    const { name, picture, pixels } = reading;
    const options = { name, colors: Number(count), removeBackground, colorway, ...(pixels && { pixels }) };
    void traceInSlices(picture, options, leaving.signal).then((result) => {
      if (result) setLatest({ traced: result, of: asked });
    });
    return () => leaving.abort();
  }, [reading, count, removeBackground, colorway, asked]);

  const logo = traced?.ok ? traced.logo : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add this logo"
      description="It is traced to sharp outlines in few colours, as it will be printed. The file itself stays on your device."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            disabled={!logo || isBusy}
            onClick={() => {
              if (!logo) return;
              addElement((document) => addLogo(document, spot, logo), `${logo.name} added.`);
              onClose();
            }}
          >
            Add logo
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <div
          style={colorway && { backgroundColor: inkColor(kit.base, colorway) }}
          className="relative grid h-56 place-items-center rounded-card border border-line p-6"
        >
          {logo && colorway && <LogoPicture logo={logo} colors={colorway.colors} className="h-full max-h-44 w-full" />}
          {isBusy && (
            <span
              role="status"
              className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-surface text-ink"
            >
              <Spinner />
              <span className="sr-only">Tracing</span>
            </span>
          )}
        </div>
        {traced && !traced.ok && <FormMessage>{traced.message}</FormMessage>}
        <Segments
          legend="Colours at most"
          options={COLOR_COUNTS.map((value) => ({ value, label: value }))}
          value={count}
          onValueChange={setCount}
        />
        <Checkbox
          label="Remove a flat background"
          checked={removeBackground}
          onChange={(event) => setRemoveBackground(event.target.checked)}
        />
        {logo && colorway && (
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

/** Traces a picture and lets the page answer between the steps; nothing once it is given up. */
async function traceInSlices(
  picture: Picture,
  options: TraceOptions,
  signal: AbortSignal,
): Promise<Traced | undefined> {
  const steps = traceLogo(picture, options);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    const { done, value } = steps.next();
    if (done) return value;
  }
}
