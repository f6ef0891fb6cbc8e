import { useDraggable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { useShallow } from 'zustand/shallow';
import { blocksOf } from '@/domain/pages/editor';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { blockIndex } from './block-index';
import { duplicateBlock, moveBlock, removeBlock } from './block-actions';
import { CONTROL } from './block-elements';
import { blockLabel } from './block-label';
import { useCanvas } from './canvas-context';
import { useEditor, useEditorStore } from '../store/use-editor';
import { useKeyDragHandle } from './drag/use-key-drag';

const look = 'size-8 rounded-none text-white hover:bg-white/15 [&_svg]:size-4';

/** Actions on a block, at its upper edge: each editor has its own buttons. */
export function BlockToolbar({ id, blockType }: { id: string; blockType: string }) {
  const store = useEditorStore();
  const { variant } = useCanvas();
  const { setNodeRef, listeners, attributes } = useDraggable({ id });
  const keys = useKeyDragHandle(id);
  const [isFirst, isLast] = useEditor(
    useShallow(({ editor }) => {
      const found = blockIndex(editor.document).byId.get(id);
      const count = found ? (blocksOf(editor.document, found.list)?.length ?? 0) : 0;
      return [found?.index === 0, found?.index === count - 1];
    }),
  );
  const label = blockLabel(blockType);

  return (
    <div className="canvas-tool absolute inset-x-0 top-0 z-30 @container">
      <div
        {...{ [CONTROL]: '' }}
        role="toolbar"
        aria-label={`${label} actions`}
        className={cn(
          'absolute -top-4 right-2 flex items-center overflow-clip rounded-control bg-[#12121c] text-white shadow-overlay ring-1 ring-white/15',
          'animate-overlay-in',
        )}
      >
        <button
          ref={setNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          {...keys}
          aria-label={`Drag ${label}`}
          title="Drag, or press Space and use the arrow keys"
          className="flex h-8 cursor-grab touch-none items-center gap-1 px-1.5 text-xs font-semibold hover:bg-white/15 active:cursor-grabbing"
        >
          <GripVertical aria-hidden className="size-4 opacity-70" />
          {/* In a tight space it would cover the insert point above this block. */}
          <span className="hidden pr-1 @xl:inline">{label}</span>
        </button>
        <IconButton label="Move up" className={look} disabled={isFirst} onClick={() => moveBlock(store, 'moveUp', id)}>
          <ArrowUp />
        </IconButton>
        {variant === 'a' && (
          <IconButton
            label="Move down"
            className={look}
            disabled={isLast}
            onClick={() => moveBlock(store, 'moveDown', id)}
          >
            <ArrowDown />
          </IconButton>
        )}
        {variant === 'b' && (
          <IconButton label="Duplicate" className={look} onClick={() => duplicateBlock(store, id)}>
            <Copy />
          </IconButton>
        )}
        <IconButton label="Delete" className={look} onClick={() => removeBlock(store, variant, id)}>
          <Trash2 />
        </IconButton>
      </div>
    </div>
  );
}
