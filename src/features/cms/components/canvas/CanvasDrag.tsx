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
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { blocksOf, findBlock } from '@/domain/page-editor';
import { focusBlock } from './block-elements';
import { blockLabel } from './block-label';
import { useCanvas } from './canvas-context';
import { collisionIn, keyStepsIn, placeAt, placeIn } from './drag-places';
import { useEditorStore } from './use-editor';

const INSTRUCTIONS =
  'To move the block, press Space, then the arrow keys, then Space again to put it down, or Escape to leave it where it was.';

/** Blocks are dragged by their handles, with the pointer or with the keys, and what happens is said aloud. */
export function CanvasDrag({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const { pointer } = useCanvas();
  const [draggedId, setDraggedId] = useState<string>();
  const { collisionDetection, coordinateGetter, announcements } = useMemo(() => {
    const present = () => store.getState().editor.document;
    const found = (id: UniqueIdentifier) => findBlock(present(), String(id));
    const labelOf = (id: UniqueIdentifier) => blockLabel(found(id)?.block.blockType);
    const placeText = (key: string) => {
      const { list, index } = placeAt(key);
      const blocks = blocksOf(present(), list);
      if (!blocks) return '';
      const where = list === 'page' ? '' : ' of a column';
      const next = blocks[index];
      return next ? ` before ${blockLabel(next.blockType)}, place ${index + 1}${where}` : ` at the end${where}`;
    };
    const said: Announcements = {
      onDragStart: ({ active }) => `Picked up ${labelOf(active.id)}.`,
      onDragOver({ active }) {
        const { dropPlace } = pointer.getState();
        return dropPlace && `${labelOf(active.id)} is${placeText(dropPlace)}.`;
      },
      onDragEnd: ({ active }) => (found(active.id) ? `${labelOf(active.id)} was put down.` : 'Put back.'),
      onDragCancel: ({ active }) => `${labelOf(active.id)} was put back.`,
    };
    return {
      collisionDetection: collisionIn(present),
      coordinateGetter: keyStepsIn(present),
      announcements: said,
    };
  }, [store, pointer]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  function leave() {
    setDraggedId(undefined);
    pointer.setState({ dropPlace: undefined });
  }

  function end({ active, collisions }: DragEndEvent) {
    const id = String(active.id);
    const key = placeIn(collisions);
    leave();
    if (key) store.getState().dispatch({ type: 'move', id, to: placeAt(key) });
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
      onDragOver={({ collisions }) => pointer.setState({ dropPlace: placeIn(collisions) })}
      onDragEnd={end}
      onDragCancel={leave}
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
