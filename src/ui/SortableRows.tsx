'use client';

import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { createContext, useContext, useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './cn';
import { isLiftKey, LIFT_INSTRUCTIONS, liftText, pressLiftKey, type Lift, type LiftEvent } from './lift';

type SortableRowsProps = {
  label: string;
  ids: string[];
  onMove: (from: number, to: number) => void;
  className?: string;
  children: ReactNode;
};

type Rows = {
  lifted: string | undefined;
  shown: readonly string[];
  onKeyDown: (event: KeyboardEvent, id: string, name: string) => void;
  onLeave: (name: string) => void;
};

const RowsContext = createContext<Rows>({ lifted: undefined, shown: [], onKeyDown: () => {}, onLeave: () => {} });

/** The key handling is our own: dnd-kit’s waits for measurements and loses keys pressed before. */
export function SortableRows({ label, ids, onMove, className, children }: SortableRowsProps) {
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [stored, setLift] = useState<Lift>();
  const [announcement, say] = useState('');
  // A change of the list in the meantime ends the move.
  const lift = stored && ids[stored.from] === stored.id && stored.at < ids.length ? stored : undefined;

  useEffect(() => {
    if (lift) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [lift]);

  const tell = (event: LiftEvent, name: string, at: number) => say(liftText(event, name, at, ids.length));

  const rows: Rows = {
    lifted: lift?.id,
    shown: lift ? arrayMove(ids, lift.from, lift.at) : ids,
    onKeyDown(event, row, name) {
      const on = { id: row, at: ids.indexOf(row), count: ids.length };
      const pressed = isLiftKey(event) ? pressLiftKey(lift, event.key, on) : undefined;
      if (!pressed) return;
      if (event.key !== 'Tab') event.preventDefault();
      const { from, at } = pressed.lift;
      setLift(pressed.event === 'pickedUp' || pressed.event === 'moved' ? pressed.lift : undefined);
      tell(pressed.event, name, at);
      if (pressed.event === 'dropped' && from !== at) onMove(from, at);
    },
    onLeave(name) {
      if (!lift) return;
      setLift(undefined);
      tell('cancelled', name, lift.from);
    },
  };

  const place = (of: Active | Over) => ids.indexOf(String(of.id));
  const announce = (event: LiftEvent, active: Active, at: Active | Over) =>
    liftText(event, String(active.data.current?.name), place(at), ids.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('pickedUp', active, active),
    onDragOver: ({ active, over }) => (over ? announce('moved', active, over) : undefined),
    onDragEnd: ({ active, over }) => announce('dropped', active, over ?? active),
    onDragCancel: ({ active }) => announce('cancelled', active, active),
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(place(active), place(over));
  }

  return (
    <div>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: LIFT_INSTRUCTIONS } }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <RowsContext value={rows}>
            <ul aria-label={label} className={cn('flex flex-col', className ?? 'gap-2.5')}>
              {children}
            </ul>
          </RowsContext>
        </SortableContext>
        <p role="status" aria-live="assertive" className="sr-only">
          {announcement}
        </p>
      </DndContext>
    </div>
  );
}

/** @param name of the row, as in ‘Move picture 1’. */
export function useSortableRow(id: string, name: string) {
  const { lifted, shown, onKeyDown, onLeave } = useContext(RowsContext);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data: { name },
  });
  const isMoving = isDragging || lifted === id;
  return {
    isMoving,
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition, order: lifted && shown.indexOf(id) },
    },
    handle: {
      ref: setActivatorNodeRef,
      type: 'button' as const,
      ...attributes,
      ...listeners,
      'aria-label': `Move ${name}`,
      'aria-pressed': isMoving || undefined,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id, name),
      onBlur: () => lifted === id && onLeave(name),
    },
  };
}

type SortableRowProps = { id: string; name: string; className?: string; children: ReactNode };

export function SortableRow({ id, name, className, children }: SortableRowProps) {
  const { row, handle, isMoving } = useSortableRow(id, name);
  return (
    <li
      {...row}
      className={cn(
        'relative flex items-start gap-2 rounded-control border border-line bg-surface-raised p-2.5 sm:gap-3 sm:p-3',
        isMoving && 'z-10 border-brand shadow-card',
        className,
      )}
    >
      <button
        {...handle}
        title="Drag to reorder"
        className="mt-1 icon-btn icon-btn-sm -ml-1 w-7 cursor-grab touch-none text-ink-muted active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      {children}
    </li>
  );
}
