import { memo, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/shallow';
import type { InlineEditing } from '@/block-views/types';
import { cn } from '@/ui/cn';
import { blockIndex } from './block-index';
import { BLOCK } from './block-elements';
import { blockLabel } from './block-label';
import { BlockToolbar } from './BlockToolbar';
import { useIsHovered } from './canvas-context';
import { DrawnBlock } from './DrawnBlock';
import { useEditor } from '../store/use-editor';

type BlockFrameProps = { id: string; column: InlineEditing['column'] };

/** Block on the canvas, with its selection and others' presence. */
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
