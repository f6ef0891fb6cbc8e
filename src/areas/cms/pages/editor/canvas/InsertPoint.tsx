import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { ListId } from '@/domain/pages/editor/types';
import { cn } from '@/ui/cn';
import { CONTROL } from './block-elements';
import { useCanvas, useIsDropPlace } from './canvas-context';
import { PLACE, placeKey } from './drag/drag-places';
import { useEditor } from '../store/use-editor';

type InsertPointProps = {
  list: ListId;
  index: number;
  before: string | undefined;
  after: string | undefined;
};

export const InsertPoint = memo(function InsertPoint({ list, index, before, after }: InsertPointProps) {
  const { onInsert } = useCanvas();
  const key = placeKey({ list, index });
  const isOver = useIsDropPlace(key);
  const isBeside = useEditor(
    ({ editor: { selectedId } }) => selectedId !== undefined && (selectedId === before || selectedId === after),
  );
  const isAlone = !before && !after;
  const isInColumn = list !== 'page';
  const isEmptyColumn = isAlone && isInColumn;
  return (
    <div
      {...{ [CONTROL]: '', [PLACE]: key }}
      className={cn(
        'canvas-tool group/insert relative z-20 flex h-0 items-center justify-center',
        isEmptyColumn && 'h-full min-h-28 rounded-card border-2 border-dashed border-line-strong',
      )}
    >
      <div
        aria-hidden
        className={cn(
          'pointer-events-none absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-brand opacity-0 transition-opacity',
          isOver ? 'opacity-100' : onInsert && !isEmptyColumn && 'group-hover/insert:opacity-60',
        )}
      />
      {onInsert && (
        <button
          type="button"
          // Tab stops only beside the selected block: a long page has hundreds of these.
          tabIndex={isBeside || isAlone ? 0 : -1}
          aria-label={isEmptyColumn ? 'Add a block to this column' : 'Insert a block here'}
          onClick={() => onInsert({ list, index })}
          className={cn(
            'relative grid size-7 place-items-center rounded-full bg-brand text-brand-ink shadow-card transition-opacity',
            'before:absolute before:-inset-y-1',
            // Wide, but within a narrow column: a press beyond it selects the surrounding block.
            isInColumn ? 'before:-inset-x-8' : 'before:-inset-x-40',
            !isEmptyColumn && !isBeside && 'opacity-0 group-hover/insert:opacity-100 focus-visible:opacity-100',
            isOver && 'opacity-0',
          )}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
});
