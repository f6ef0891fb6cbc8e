'use client';

import {
  CalendarClock,
  Copy,
  ExternalLink,
  EllipsisVertical,
  FilePen,
  Globe,
  GlobeLock,
  History,
  House,
  Link2,
  PanelsTopLeft,
  Trash2,
} from 'lucide-react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { useEditor } from '../store/use-editor';
import type { EditorView } from '../properties/editor-fields';
import type { PageActions } from '../publishing/use-page-actions';

type PageMenuProps = { actions: PageActions; view: EditorView; onView: (view: EditorView) => void };

export function PageMenu({ actions, view, onView }: PageMenuProps) {
  const other = view === 'a' ? 'b' : 'a';
  const isHomepage = useEditor(({ page }) => page?.isHomepage === true);
  const isNew = useEditor(({ page }) => page === undefined);
  const isPublished = useEditor((store) => store.isPublished);
  return (
    <DropdownMenu
      trigger={
        <IconButton label="More actions">
          <EllipsisVertical aria-hidden className="size-5" />
        </IconButton>
      }
    >
      <DropdownMenuItem onSelect={() => void actions.saveDraft()}>
        <FilePen aria-hidden />
        Save draft
      </DropdownMenuItem>
      {isPublished ? (
        <DropdownMenuItem onSelect={() => void actions.unpublish()}>
          <GlobeLock aria-hidden />
          Unpublish now
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem onSelect={() => void actions.publish()}>
          <Globe aria-hidden />
          Publish now
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => void actions.open('schedule')}>
        <CalendarClock aria-hidden />
        Schedule…
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void actions.open('versions')}>
        <History aria-hidden />
        Version history
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void actions.preview()}>
        <ExternalLink aria-hidden />
        Preview in a new tab
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void actions.copyPreviewLink()}>
        <Link2 aria-hidden />
        Copy preview link
      </DropdownMenuItem>
      <DropdownMenuItem className="sm:hidden" onSelect={() => onView(other)}>
        <PanelsTopLeft aria-hidden />
        Editor {other.toUpperCase()}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={isHomepage} onSelect={() => void actions.open('homepage')}>
        <House aria-hidden />
        {isHomepage ? 'This is the homepage' : 'Make homepage'}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void actions.duplicate()}>
        <Copy aria-hidden />
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuItem destructive disabled={isNew} onSelect={() => void actions.remove()}>
        <Trash2 aria-hidden />
        Delete
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
