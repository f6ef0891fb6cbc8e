import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { BlockView } from '@/block-views/BlockView';
import { wholeParts } from '@/block-views/parts';
import type { InlineEditing, PageBlock, PageData } from '@/block-views/types';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { cn } from '@/ui/cn';
import { BLOCK, CONTROL, INLINE } from './block-elements';
import { blockLabel } from './block-label';
import { useCanvas } from './canvas-context';
import { inlineEditing } from './inline/inline-editing';

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
export const DrawnBlock = memo(function DrawnBlock({ block, isLead, data, isSelected, column }: DrawnBlockProps) {
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
        // No layout or paint outside the screen; the tools of a selected block may overlap its edge. The size is
        // remembered: otherwise a deselected block would jump under the pointer.
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
