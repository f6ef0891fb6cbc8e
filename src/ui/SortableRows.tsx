'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from './cn';

type SortableRowsProps = {
  label: string;
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** A list that is put in order by dragging its rows, or by Space and the arrow keys on their handles. */
export function SortableRows({ label, ids, onMove, children }: SortableRowsProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );

  const place = (of: UniqueIdentifier | undefined) => ids.indexOf(String(of)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up number ${place(active.id)} of ${ids.length}.`,
    onDragOver: ({ over }) => (over ? `Now at place ${place(over.id)} of ${ids.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Put down at place ${place(over.id)} of ${ids.length}.` : 'Put back.'),
    onDragCancel: () => 'Put back.',
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(place(active.id) - 1, place(over.id) - 1);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="space-y-2.5">
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type SortableRowProps = { id: string; handleLabel: string; className?: string; children: ReactNode };

/** One row of it, with its handle. */
export function SortableRow({ id, handleLabel, className, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        'relative flex items-start gap-2 rounded-control border border-line bg-surface-raised p-2.5 sm:gap-3 sm:p-3',
        isDragging && 'z-10 border-brand shadow-card',
        className,
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={handleLabel}
        title="Drag to order"
        className="icon-btn icon-btn-sm -ml-1 w-7 cursor-grab touch-none text-ink-muted active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      {children}
    </li>
  );
}
