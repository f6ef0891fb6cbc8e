'use client';

import { Bookmark, BookmarkPlus, Check, ChevronDown, CircleAlert, Settings2, Star } from 'lucide-react';
import Link from 'next/link';
import { use, useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import type { ListViewsProps } from '@/ui/list/list-views';
import { ManageViews } from './ManageViews';
import { listOf, withoutLayout, type SavedView } from '../views/saved-view';
import { Views } from '../views/views-context';
import { ViewDialog } from './ViewDialog';

export function ViewsMenu({ href, layout }: ListViewsProps) {
  const { views, lists } = use(Views);
  const [opened, setOpened] = useState<string>();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const list = listOf(href, lists);
  if (!list) return null;
  const here = views.filter((view) => view.list === list);
  const current = currentView(here, href, list, opened);
  const fullHref = () => withLayout(href, layout?.() ?? '');
  const item = (view: SavedView) => (
    <ViewItem key={view.id} href={view.href} isCurrent={view === current} onOpen={() => setOpened(view.id)}>
      <span className="max-w-56 truncate">{view.name}</span>
      {view.isDefault && <Star aria-label="opens first" className="text-ink-muted" />}
      {view.lost.length > 0 && <CircleAlert aria-label="has a filter that no longer exists" className="text-warning" />}
    </ViewItem>
  );
  const group = (isShared: boolean, label: string) => {
    const of = here.filter((view) => view.isShared === isShared);
    return (
      of.length > 0 && (
        <>
          <DropdownMenuLabel>{label}</DropdownMenuLabel>
          {of.map(item)}
        </>
      )
    );
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="outline" size="sm" className="min-h-10 max-w-full font-normal">
            <Bookmark aria-hidden className="size-4 shrink-0" />
            <span className="max-w-40 truncate max-sm:sr-only">
              {current ? (
                <>
                  <span className="sr-only">View: </span>
                  {current.name}
                </>
              ) : (
                'Views'
              )}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </Button>
        }
      >
        <div className="max-h-[60dvh] overflow-y-auto">
          <ViewItem
            href={list}
            isCurrent={!current && withoutLayout(href) === list}
            onOpen={() => setOpened(undefined)}
          >
            Without filters
          </ViewItem>
          {group(false, 'Mine')}
          {group(true, 'Everyone’s')}
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setDialog('save')}>
          <BookmarkPlus aria-hidden />
          Save this view…
        </DropdownMenuItem>
        {here.length > 0 && (
          <DropdownMenuItem onSelect={() => setDialog('manage')}>
            <Settings2 aria-hidden />
            Manage views…
          </DropdownMenuItem>
        )}
      </DropdownMenu>
      {current && current.lost.length > 0 && <LostFilters view={current} />}
      {dialog === 'save' && <ViewDialog href={fullHref()} onSaved={setOpened} onClose={() => setDialog(undefined)} />}
      {dialog === 'manage' && <ManageViews views={here} href={fullHref()} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type ViewItemProps = { href: string; isCurrent: boolean; onOpen: () => void; children: ReactNode };

const ViewItem = ({ href, isCurrent, onOpen, children }: ViewItemProps) => (
  <DropdownMenuItem asChild onSelect={onOpen}>
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'true' : undefined}>
      <Check aria-hidden className={isCurrent ? undefined : 'invisible'} />
      {children}
    </Link>
  </DropdownMenuItem>
);

const LostFilters = ({ view: { name, lost } }: { view: SavedView }) => (
  <p role="status" className="col-span-2 flex basis-full items-start gap-2 text-sm text-warning">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {`“${name}” was also filtered by ${lost.join(' and ')}, which no longer exists. Save the view again to keep the rest.`}
  </p>
);

/** The list without filters is no view’s, unless one was opened that shows it. */
function currentView(here: readonly SavedView[], href: string, list: string, opened: string | undefined) {
  const shown = withoutLayout(href);
  const matching = here.filter((view) => withoutLayout(view.href) === shown);
  const chosen = matching.find(({ id }) => id === opened);
  return chosen ?? matching.find(({ isDefault, lost }) => shown !== list || (isDefault && lost.length > 0));
}

const withLayout = (href: string, layout: string): string =>
  layout ? `${href}${href.includes('?') ? '&' : '?'}${layout}` : href;
