import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { BlockView } from '@/block-views/BlockView';
import type { PageBlock, PageData } from '@/block-views/types';
import type { EditorBlock } from '@/domain/page-blocks/new-block';
import { BLOCK, CONTROL, INLINE } from './block-elements';
import { inlineEditing } from './inline-editing';

type DrawnBlockProps = { block: EditorBlock; isLead: boolean; data: PageData; isSelected: boolean };

const REACHABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary']
  .map((name) => `${name}:not([${CONTROL}] *, [${INLINE}] *, [data-rich-text] *)`)
  .join();

/** A block as the page shows it. What it links to is reached by no Tab: the canvas is gone through block by block. */
export const DrawnBlock = memo(function DrawnBlock({ block, isLead, data, isSelected }: DrawnBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const { id, blockType } = block;
  const editing = useMemo(() => inlineEditing(id, blockType, isSelected), [id, blockType, isSelected]);

  useLayoutEffect(() => {
    for (const each of element.current?.querySelectorAll<HTMLElement>(REACHABLE) ?? []) {
      if (each.closest(`[${BLOCK}]`) === element.current?.closest(`[${BLOCK}]`)) each.tabIndex = -1;
    }
  });

  return (
    <div
      ref={element}
      // What is out of sight is neither laid out nor painted; a selected block's tools may stand over its edge.
      className={isSelected ? undefined : '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]'}
    >
      {/* The catalogue of blocks gives both the same shape; an unknown type is drawn as one. */}
      <BlockView block={block as unknown as PageBlock} isLead={isLead} data={data} editing={editing} />
    </div>
  );
});
