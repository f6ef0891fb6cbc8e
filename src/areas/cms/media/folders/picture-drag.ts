import type { DragEvent } from 'react';

/** Pictures of the library under the pointer; a browser offers the data itself only where they are dropped. */
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

/** Makes an element a folder that pictures can be dropped on; `data-over` while some are held over it. */
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
