'use client';

import { Users } from 'lucide-react';
import { findBlock, subjectOf, type PageDocument } from '@/domain/pages/editor';
import type { PagePresence } from '@/domain/pages/editor/page-api';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '@/ui/DropdownMenu';
import { useEditor } from '../store/use-editor';
import { scrollToBlock } from '../jump';

type Other = PagePresence['others'][number];

/** Others who have the page open, each with their block. */
export function Presence() {
  const others = useEditor((store) => store.others);
  const document = useEditor(({ editor }) => editor.document);
  if (others.length === 0) return null;
  const label =
    others.length === 1 ? `${others[0]?.name ?? 'Someone'} is here too` : `${others.length} others are here`;
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className="flex min-h-9 items-center gap-1.5 rounded-full bg-volt px-3 text-sm font-semibold text-volt-ink"
        >
          <Users aria-hidden className="size-4" />
          {others.length}
        </button>
      }
    >
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      {others.map((other) => (
        <DropdownMenuItem
          key={other.tab}
          disabled={!other.blockId}
          onSelect={() => other.blockId && scrollToBlock(other.blockId)}
        >
          <span className="max-w-72">
            <span className="block truncate font-semibold">{other.name}</span>
            <span className="block truncate text-xs text-ink-muted">{whereIs(other, document)}</span>
          </span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

function whereIs({ blockId }: Other, document: PageDocument): string {
  const found = blockId ? findBlock(document, blockId) : undefined;
  return found ? `at ${subjectOf(found.block)}` : 'at no block';
}
