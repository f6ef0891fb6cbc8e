import type { DragEvent } from 'react';

/** Type of dragged pictures; browsers reveal the data only on drop. */
const KIND = 'application/x-kitroom-pictures';

export type OnMove = (ids: string[], folder: string) => void;

export function startDrag(event: DragEvent, ids: readonly string[]): void {
  event.dataTransfer.setData(KIND, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = 'move';
}

const carriesPictures = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(KIND);

function idsOf({ dataTransfer }: DragEvent): string[] {
  try {
    const ids: unknown = JSON.parse(dataTransfer.getData(KIND));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const light = (event: DragEvent<HTMLElement>, on: boolean) => event.currentTarget.toggleAttribute('data-over', on);

/** Props that make an element accept pictures; `data-over` while some are over it. */
export const dropTarget = (folder: string, onMove: OnMove) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (!carriesPictures(event)) return;
    event.preventDefault();
    light(event, true);
  },
  onDragLeave: (event: DragEvent<HTMLElement>) => light(event, false),
  onDrop: (event: DragEvent<HTMLElement>) => {
    light(event, false);
    if (!carriesPictures(event)) return;
    event.preventDefault();
    onMove(idsOf(event), folder);
  },
});
