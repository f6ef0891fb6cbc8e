'use client';

import { ListTree } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { allBlocks, subjectOf } from '@/domain/pages/editor';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { scrollToBlock } from '../jump';
import { useEditor } from '../store/use-editor';

/** Opens the list of all blocks; those in columns below the block that holds them. */
export function OutlineButton({ disabled = false }: { disabled?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = useEditor(({ editor }) => editor.document.blocks.length === 0);
  return (
    <>
      <IconButton size="sm" label="Outline" disabled={disabled || isEmpty} onClick={() => setOpen(true)}>
        <ListTree aria-hidden className="size-4.5" />
      </IconButton>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        placement="right"
        size="sm"
        title="Outline"
        description="Choose a block to go to it. Alt and the arrow keys move it up and down."
      >
        <Outline onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const MOVES: Record<string, 'moveUp' | 'moveDown'> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' };

function Outline({ onChosen }: { onChosen: () => void }) {
  const blocks = useEditor(({ editor }) => editor.document.blocks);
  const selectedId = useEditor(({ editor }) => editor.selectedId);
  const dispatch = useEditor((store) => store.dispatch);

  function choose(id: string) {
    dispatch({ type: 'select', id });
    onChosen();
    // After the dialog has returned focus.
    requestAnimationFrame(() => scrollToBlock(id));
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, id: string) {
    const { key, altKey, currentTarget } = event;
    const type = MOVES[key];
    if (!altKey || !type) return;
    event.preventDefault();
    dispatch({ type, id });
    // A moved element loses focus.
    requestAnimationFrame(() => currentTarget.focus());
  }

  return (
    <ol aria-label="Blocks" className="space-y-1">
      {allBlocks(blocks).map(({ block, list }) => (
        <li key={block.id}>
          <button
            type="button"
            aria-current={block.id === selectedId || undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => choose(block.id)}
            onKeyDown={(event) => onKeyDown(event, block.id)}
            className={cn(
              'min-h-11 w-full rounded-control px-3 py-2 text-left text-sm wrap-anywhere',
              list !== 'page' && 'ml-5 w-[calc(100%-1.25rem)]',
              block.id === selectedId ? 'bg-brand-soft ring-1 ring-brand ring-inset' : 'hover:bg-ink/8',
            )}
          >
            {subjectOf(block)}
          </button>
        </li>
      ))}
    </ol>
  );
}
