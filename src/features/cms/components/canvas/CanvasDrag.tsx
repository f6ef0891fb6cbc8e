import { useMemo, useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { blocksOf, findBlock } from '@/domain/page-editor';
import { focusBlock } from './block-elements';
import { blockLabel } from './block-label';
import { collisionIn, keyStepsIn, placeOf } from './drag-places';
import { useEditorStore } from './use-editor';

const INSTRUCTIONS =
  'To move the block, press Space, then the arrow keys, then Space again to put it down, or Escape to leave it where it was.';

/** Blocks are dragged by their handles, with the pointer or with the keys, and what happens is said aloud. */
export function CanvasDrag({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const [draggedId, setDraggedId] = useState<string>();
  const { collisionDetection, coordinateGetter, announcements } = useMemo(() => {
    const present = () => store.getState().editor.document;
    const labelOf = (id: string | number | undefined) => blockLabel(findBlock(present(), String(id))?.block.blockType);
    const placeText = (over: Over | null) => {
      const place = over && placeOf(over);
      const blocks = place && blocksOf(present(), place.list);
      if (!blocks) return '';
      const where = place.list === 'page' ? '' : ' of a column';
      const next = blocks[place.index];
      return next ? ` before ${blockLabel(next.blockType)}, place ${place.index + 1}${where}` : ` at the end${where}`;
    };
    const said: Announcements = {
      onDragStart: ({ active }) => `Picked up ${labelOf(active.id)}.`,
      onDragOver: ({ active, over }) => (over ? `${labelOf(active.id)} is${placeText(over)}.` : undefined),
      onDragEnd: ({ active, over }) => (over ? `${labelOf(active.id)} was put down.` : 'Put back.'),
      onDragCancel: ({ active }) => `${labelOf(active.id)} was put back.`,
    };
    return {
      collisionDetection: collisionIn(present),
      coordinateGetter: keyStepsIn(present),
      announcements: said,
    };
  }, [store]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  function end({ active, over }: DragEndEvent) {
    const id = String(active.id);
    const place = over && placeOf(over);
    setDraggedId(undefined);
    if (place) store.getState().dispatch({ type: 'move', id, to: { list: place.list, index: place.index } });
    requestAnimationFrame(() => focusBlock(id));
  }

  const dragged = draggedId && findBlock(store.getState().editor.document, draggedId)?.block;
  return (
    <DndContext
      id="canvas"
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS }, restoreFocus: false }}
      onDragStart={({ active }) => {
        setDraggedId(String(active.id));
        store.getState().dispatch({ type: 'select', id: String(active.id) });
      }}
      onDragEnd={end}
      onDragCancel={() => setDraggedId(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="flex w-fit items-center gap-1 rounded-control bg-[#12121c] py-1.5 pr-3 pl-1.5 text-xs font-semibold text-white opacity-90 shadow-overlay">
            <GripVertical aria-hidden className="size-4 opacity-70" />
            {blockLabel(dragged.blockType)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
