import { useMemo, useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { findBlock } from '@/domain/pages/editor';
import { LIFT_INSTRUCTIONS } from '@/ui/lift';
import { focusBlock } from '../block-elements';
import { blockLabel } from '../block-label';
import { useCanvas } from '../canvas-context';
import { placeTexts } from './drag-announcements';
import { collisionIn, placeAt, placeIn } from './drag-places';
import { useEditorStore } from '../../store/use-editor';
import { KeyDragProvider, useKeyDrag } from './use-key-drag';

export function CanvasDrag({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const { pointer } = useCanvas();
  const [draggedId, setDraggedId] = useState<string>();
  const { drag, announcement } = useKeyDrag();
  const { collisionDetection, announcements } = useMemo(() => {
    const present = () => store.getState().editor.document;
    const texts = placeTexts(present);
    const announced: Announcements = {
      onDragStart: ({ active }) => texts.pickedUp(String(active.id)),
      onDragOver({ active }) {
        const { dropPlace } = pointer.getState();
        return dropPlace && texts.moved(String(active.id), dropPlace);
      },
      onDragEnd: ({ active }) => texts.dropped(String(active.id)),
      onDragCancel: ({ active }) => texts.cancelled(String(active.id)),
    };
    return { collisionDetection: collisionIn(present), announcements: announced };
  }, [store, pointer]);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

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
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: LIFT_INSTRUCTIONS },
        restoreFocus: false,
      }}
      onDragStart={({ active }) => {
        setDraggedId(String(active.id));
        store.getState().dispatch({ type: 'select', id: String(active.id) });
      }}
      onDragOver={({ collisions }) => pointer.setState({ dropPlace: placeIn(collisions) })}
      onDragEnd={end}
      onDragCancel={leave}
    >
      <p role="status" aria-live="assertive" className="sr-only">
        {announcement}
      </p>
      <KeyDragProvider value={drag}>{children}</KeyDragProvider>
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
