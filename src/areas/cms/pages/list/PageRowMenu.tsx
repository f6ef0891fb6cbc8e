'use client';

import { Copy, ExternalLink, Eye, House, MoreHorizontal, Pencil, RotateCcw, Send, Trash2, Undo2 } from 'lucide-react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import type { PageRow } from '../data/pages';
import { usePageChanges } from './use-page-changes';
import { usePageWork } from './use-page-work';

export function PageRowMenu({ page }: { page: PageRow }) {
  const { id, title, deletedAt } = page;
  const work = usePageWork();
  const changes = usePageChanges(work);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`More for ${title}`} disabled={work.busy} aria-busy={work.busy || undefined}>
            <MoreHorizontal aria-hidden className="size-5" />
          </IconButton>
        }
      >
        {deletedAt ? (
          <DropdownMenuItem onSelect={() => void work.bulk([id], 'restore')}>
            <RotateCcw aria-hidden />
            Restore
          </DropdownMenuItem>
        ) : (
          <LivePageItems page={page} work={work} changes={changes} />
        )}
      </DropdownMenu>
      {changes.dialog}
    </>
  );
}

type LivePageItemsProps = {
  page: PageRow;
  work: ReturnType<typeof usePageWork>;
  changes: ReturnType<typeof usePageChanges>;
};

function LivePageItems({ page, work, changes }: LivePageItemsProps) {
  const { id, title, publicPath, isPublished, isHomepage, hasUnpublishedChanges, publishAt } = page;
  return (
    <>
      <DropdownMenuItem asChild>
        <a href={`/cms/pages/${id}`}>
          <Pencil aria-hidden />
          Edit
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href={`/cms-preview/${id}`} target="_blank" rel="noopener">
          <Eye aria-hidden />
          Preview
        </a>
      </DropdownMenuItem>
      {publicPath && (
        <DropdownMenuItem asChild>
          <a href={publicPath} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            View on site
          </a>
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      {(!isPublished || hasUnpublishedChanges) && (
        <DropdownMenuItem onSelect={() => void changes.publish([id])}>
          <Send aria-hidden />
          {isPublished ? 'Publish changes' : publishAt ? 'Publish now' : 'Publish'}
        </DropdownMenuItem>
      )}
      {isPublished && !isHomepage && (
        <>
          <DropdownMenuItem onSelect={() => changes.leave([id], 'unpublish')}>
            <Undo2 aria-hidden />
            Unpublish
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void work.makeHomepage(id, title)}>
            <House aria-hidden />
            Make homepage
          </DropdownMenuItem>
        </>
      )}
      <DropdownMenuItem onSelect={() => void work.duplicate(id)}>
        <Copy aria-hidden />
        Duplicate
      </DropdownMenuItem>
      {!isHomepage && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            destructive
            onSelect={() => (isPublished ? changes.leave([id], 'trash') : void work.bulk([id], 'trash'))}
          >
            <Trash2 aria-hidden />
            Delete
          </DropdownMenuItem>
        </>
      )}
    </>
  );
}
