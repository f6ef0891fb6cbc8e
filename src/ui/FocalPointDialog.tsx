'use client';

import { useId, type PointerEvent } from 'react';
import { Button } from './Button';
import { Dialog, DialogClose } from './Dialog';

type FocalPointDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  url: string;
  /** Per cent from the left. */
  x: number;
  /** Per cent from the top. */
  y: number;
  onChange: (x: number, y: number) => void;
};

const percent = (part: number, whole: number) => Math.round(Math.min(100, Math.max(0, (part / whole) * 100)));

export function FocalPointDialog({ open, onOpenChange, url, x, y, onChange }: FocalPointDialogProps) {
  const id = useId();

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(percent(event.clientX - left, width), percent(event.clientY - top, height));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Focal point"
      description="Click on what must stay visible when the picture is cropped."
      footer={
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      }
    >
      {/* Mouse only: the sliders below are for the keyboard. */}
      <div
        data-testid="focal-picture"
        onPointerDown={onPointerDown}
        className="relative mx-auto w-max max-w-full cursor-crosshair overflow-clip rounded-control"
      >
        <img src={url} alt="" draggable={false} className="block max-h-[45vh] max-w-full select-none" />
        <span
          aria-hidden
          className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#7c3aed,0_0_10px_rgb(0_0_0/0.6)]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="mt-4 grid gap-3 text-sm sm:grid-cols-2">
        <label htmlFor={`${id}-x`} className="block font-semibold">
          From the left, {x}%
          <input
            id={`${id}-x`}
            type="range"
            min={0}
            max={100}
            value={x}
            onChange={({ target }) => onChange(Number(target.value), y)}
            className="mt-2 block h-6 w-full accent-accent"
          />
        </label>
        <label htmlFor={`${id}-y`} className="block font-semibold">
          From the top, {y}%
          <input
            id={`${id}-y`}
            type="range"
            min={0}
            max={100}
            value={y}
            onChange={({ target }) => onChange(x, Number(target.value))}
            className="mt-2 block h-6 w-full accent-accent"
          />
        </label>
      </div>
    </Dialog>
  );
}
