import { memo, useEffect, useRef, useLayoutEffect, useMemo } from 'react';
import { useShallow } from 'zustand/shallow';
import type { InlineEditing, PageBlock, PageData } from '@/block-views/types';
import { cn } from '@/ui/cn';
import { blockIndex } from './block-index';
import { BLOCK, CONTROL, INLINE } from './block-elements';
import { blockLabel } from './block-label';
import { useIsHovered, useCanvas } from './canvas-context';
import { useEditor, useEditorStore } from '../store/use-editor';
import { BlockView } from '@/block-views/BlockView';
import { wholeParts } from '@/block-views/parts';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { inlineEditing } from './inline-editing';
import { useDraggable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { blocksOf } from '@/domain/pages/editor';
import { IconButton } from '@/ui/IconButton';
import { duplicateBlock, moveBlock, removeBlock } from './block-actions';
import { useKeyDragHandle } from './drag/use-key-drag';

type BlockFrameProps = { id: string; column: InlineEditing['column'] };

export const BlockFrame = memo(function BlockFrame({ id, column }: BlockFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const block = useEditor(({ editor }) => blockIndex(editor.document).byId.get(id)?.block);
  const isLead = useEditor(({ editor }) => blockIndex(editor.document).leadId === id);
  const isSelected = useEditor(({ editor }) => editor.selectedId === id);
  const isEntry = useEditor(({ editor }) => (editor.selectedId ?? blockIndex(editor.document).ids[0]) === id);
  // One tab stop for all blocks; the arrow keys go on from there.
  const tabIndex = isEntry ? 0 : -1;
  const data = useEditor((state) => state.data);
  const others = useEditor(
    useShallow((state) => state.others.filter(({ blockId }) => blockId === id).map(({ name }) => name)),
  );
  const isHovered = useIsHovered(id);

  useEffect(() => {
    if (isSelected && frame.current) showIfHidden(frame.current);
  }, [isSelected]);

  if (!block) return null;
  return (
    <div
      ref={frame}
      {...{ [BLOCK]: id }}
      role="group"
      aria-roledescription="block"
      aria-label={blockLabel(block.blockType)}
      tabIndex={tabIndex}
      aria-current={isSelected || undefined}
      className={cn(
        'relative scroll-my-10 outline-offset-0 focus-visible:outline-none',
        'after:pointer-events-none after:absolute after:inset-0 after:z-10 after:border-[calc(2px/var(--canvas-scale,1))] focus-visible:after:border-focus',
        isSelected
          ? 'after:border-brand'
          : others.length > 0
            ? 'after:border-warning'
            : isHovered
              ? 'after:border-brand/45'
              : 'after:border-transparent',
      )}
    >
      {(isSelected || isHovered) && <BlockToolbar id={id} blockType={block.blockType} />}
      {others.length > 0 && (
        <span className="canvas-tool absolute top-2 left-2 z-20 rounded-control bg-warning px-2 py-0.5 text-xs font-semibold text-surface">
          {others.join(', ')}
        </span>
      )}
      <DrawnBlock block={block} isLead={isLead} data={data} isSelected={isSelected} column={column} />
    </div>
  );
});

/** Scrolls to a block selected elsewhere; one being pressed must not move. */
function showIfHidden(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'center' });
}

type DrawnBlockProps = {
  block: EditorBlock;
  isLead: boolean;
  data: PageData;
  isSelected: boolean;
  column: InlineEditing['column'];
};

const REACHABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary']
  .map((name) => `${name}:not([${CONTROL}] *, [${INLINE}] *, [data-rich-text] *)`)
  .join();

/** Block as on the page. Its links are no tab stops: the keyboard goes block by block. */
const DrawnBlock = memo(function DrawnBlock({ block, isLead, data, isSelected, column }: DrawnBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const { id, blockType } = block;
  const { heroPicture } = useCanvas();
  const editing = useMemo(
    () => ({ ...inlineEditing(id, blockType, isSelected), column }),
    [id, blockType, isSelected, column],
  );

  useLayoutEffect(() => {
    for (const each of element.current?.querySelectorAll<HTMLElement>(REACHABLE) ?? []) {
      if (each.closest(`[${BLOCK}]`) === element.current?.closest(`[${BLOCK}]`)) each.tabIndex = -1;
    }
  });

  return (
    <div
      ref={element}
      data-label={blockLabel(blockType)}
      className={cn(
        // A block with nothing visible yet keeps a place to be seen and selected.
        'has-[>:empty]:grid has-[>:empty]:min-h-24 has-[>:empty]:place-items-center has-[>:empty]:border-2',
        'has-[>:empty]:border-dashed has-[>:empty]:border-line-strong has-[>:empty]:text-ink-muted',
        'has-[>:empty]:before:content-[attr(data-label)]',
        // No layout or paint off screen, except with tools, which overlap the edge; remembered sizes prevent jumps.
        '[contain-intrinsic-size:auto_24rem]',
        !isSelected && '[content-visibility:auto]',
      )}
    >
      {/* The block catalogue gives both the same shape; an unknown type is drawn as one. */}
      <BlockView
        block={block as unknown as PageBlock}
        isLead={isLead}
        data={data}
        parts={wholeParts}
        editing={editing}
        heroPicture={heroPicture}
      />
    </div>
  );
});

const look = 'size-8 rounded-none text-white hover:bg-white/15 [&_svg]:size-4';

function BlockToolbar({ id, blockType }: { id: string; blockType: string }) {
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
