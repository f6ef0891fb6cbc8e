'use client';

import { Plus } from 'lucide-react';
import { columnsOf, findBlock } from '@/domain/pages/editor';
import { blockId as newId } from '@/domain/pages/blocks/new-block';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { revocable } from '../store/revocable';
import { useBlocks, useBlocksStore } from '../store/use-editor';
import { ItemButtons } from './ItemButtons';
import { propertyId, useSetProperty, type PropertyProps } from './property';

/** Number and order of columns; their blocks are added on the canvas. */
export function ColumnsControl({ blockId, field, path }: PropertyProps<'columns'>) {
  const set = useSetProperty(blockId);
  const store = useBlocksStore();
  const block = useBlocks(({ editor }) => findBlock(editor.document, blockId)?.block);
  const columns = block ? columnsOf(block) : [];

  function remove(index: number) {
    const lost = columns[index]?.blocks.length ?? 0;
    const takeBack = revocable(store, () => set(path, columns.toSpliced(index, 1)));
    if (lost > 0)
      toast({
        title: '✅ Column Removed',
        description: `${blocks(lost)} removed with it.`,
        action: { label: 'Undo', onClick: takeBack },
      });
  }

  return (
    <fieldset id={propertyId(blockId, path)} tabIndex={-1} className="min-w-0 space-y-2">
      <legend className="text-sm font-semibold">{field.label}</legend>
      <ul className="space-y-1.5">
        {columns.map((column, index) => (
          <li
            key={column.id}
            className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface-raised pl-3 text-sm"
          >
            <span className="grow">
              Column {index + 1} <span className="text-ink-muted">· {blocks(column.blocks.length)}</span>
            </span>
            <ItemButtons
              name={`column ${index + 1}`}
              index={index}
              count={columns.length}
              onMove={(to) => set(path, columns.toSpliced(index, 1).toSpliced(to, 0, column))}
              onRemove={columns.length > field.min ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        disabled={columns.length >= field.max}
        onClick={() => set(path, [...columns, { id: newId(), blocks: [] }])}
      >
        <Plus aria-hidden className="size-4" />
        Add column
      </Button>
    </fieldset>
  );
}

const blocks = (count: number): string => `${count} ${count === 1 ? 'block' : 'blocks'}`;
