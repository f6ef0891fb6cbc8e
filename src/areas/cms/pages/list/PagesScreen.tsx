'use client';

import { FilePlus2, Trash2, Pencil } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { choicesOf } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { PageListing, PageRow } from '@/areas/cms/pages/data/pages';
import {
  NO_PAGE_FILTERS,
  PAGE_SORT_LABELS,
  PAGE_SORTS,
  PAGE_STATE_LABELS,
  PAGE_STATES,
  pageQuery,
  PAGES_PATH,
  pagesHref,
  type PageFilters,
} from '../page-filters';
import { usePageSelection } from './use-page-selection';
import { type ReactNode, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import { PageTitle } from '../badges/PageTitle';
import { PageRowMenu } from './PageRowMenu';
import { StateBadge } from '../badges/StateBadge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { BulkAction } from '@/modules/pages/editing/bulk-pages';
import { usePageChanges } from './use-page-changes';
import { usePageWork } from './use-page-work';

const EMPTY_TRASH = { title: 'The trash is empty', description: 'Deleted pages appear here.', icon: <Trash2 /> };
const NO_PAGES = {
  title: 'No pages yet',
  description: 'A page is made of blocks and becomes public when you publish it.',
  icon: <FilePlus2 />,
  action: (
    <a href="/cms/pages/new" className={buttonClass('primary')}>
      Create Your First Page
    </a>
  ),
};

export function PagesScreen({ listing, filters }: { listing: PageListing; filters: PageFilters }) {
  const { matching, counts, rows } = listing;
  const query = pageQuery(filters);
  const { ids, setIds, tick, tickAll } = usePageSelection(query);
  const inTrash = filters.status === 'trash';
  const isEmptyTrash = inTrash && !filters.search;
  return (
    <ListScreen
      label="Pages"
      what="pages"
      path={PAGES_PATH}
      filters={filters}
      query={query}
      hrefOf={pagesHref}
      search={{ name: 'q', label: 'Search pages', placeholder: 'Search titles, slugs and text...' }}
      selects={[
        {
          name: 'status',
          label: 'Filter by status',
          choices: choicesOf(PAGE_STATES, PAGE_STATE_LABELS, counts),
        },
        { name: 'sort', label: 'Sort pages', choices: choicesOf(PAGE_SORTS, PAGE_SORT_LABELS) },
      ]}
      under={() =>
        ids.length > 0 && <BulkBar ids={ids} inTrash={inTrash} onDone={setIds} onSelectAll={() => void tickAll()} />
      }
      loadingText="Loading pages..."
      failure="Failed to load pages"
      listing={{ rows, matching, total: inTrash ? counts.trash : counts.all }}
      isFiltered={!isEmptyTrash && pagesHref({ ...filters, sort: NO_PAGE_FILTERS.sort }) !== PAGES_PATH}
      notFound={{ title: 'No pages found', clearHref: PAGES_PATH }}
      none={isEmptyTrash ? EMPTY_TRASH : NO_PAGES}
      estimatedHeight={72}
      gap={8}
    >
      {(page) => <PageListRow page={page} selected={ids.includes(page.id)} onSelect={(on) => tick(page.id, on)} />}
    </ListScreen>
  );
}

type PageListRowProps = { page: PageRow; selected: boolean; onSelect: (selected: boolean) => void };

function PageListRow({ page, selected, onSelect }: PageListRowProps) {
  const { id, title, deletedAt, updatedAt, savedBy, found } = page;
  const href = `/cms/pages/${id}`;
  return (
    <article
      aria-label={title}
      className="card flex items-center gap-3 px-4 py-3 has-checked:border-accent has-checked:bg-brand-soft sm:gap-4"
    >
      <label className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          className="choice-input mt-0"
        />
      </label>
      <div className="min-w-0 grow">
        <PageTitle page={page} />
        {found && (
          <p className="mt-1 line-clamp-2 text-sm">
            <span className="text-ink-muted">{found.place}: </span>
            {found.parts.map(({ text, isHit }, index) =>
              isHit ? (
                <mark key={index} className="rounded-sm bg-brand-soft font-semibold text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 md:hidden">
          <States page={page} />
        </p>
      </div>
      <p className="hidden max-w-60 shrink-0 flex-wrap items-center justify-end gap-1.5 md:flex xl:max-w-xl">
        <States page={page} />
      </p>
      <p className="hidden w-36 shrink-0 text-right text-sm text-ink-muted lg:block">
        <LocalDate iso={deletedAt ?? updatedAt} />
        {savedBy && <span className="block truncate">{savedBy}</span>}
      </p>
      <div className="flex shrink-0">
        {!deletedAt && (
          <a href={href} aria-label={`Edit ${title}`} title="Edit" className="icon-btn max-sm:hidden">
            <Pencil aria-hidden className="size-4.5" />
          </a>
        )}
        <PageRowMenu page={page} />
      </div>
    </article>
  );
}

function States({ page }: { page: PageRow }): ReactNode {
  const { deletedAt, hasUnpublishedChanges } = page;
  if (deletedAt) return <Badge variant="outline">In the trash</Badge>;
  return (
    <>
      {hasUnpublishedChanges && <Badge variant="outline">Unpublished changes</Badge>}
      <StateBadge {...page} />
    </>
  );
}

type BulkBarProps = {
  ids: readonly string[];
  inTrash: boolean;
  onDone: (left: readonly string[]) => void;
  onSelectAll: () => void;
};

const labels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  trash: 'Delete',
  restore: 'Restore',
};

/** Confirms each first, except publishing pages without findings. */
function BulkBar({ ids, inTrash, onDone, onSelectAll }: BulkBarProps) {
  const [isRestoring, setRestoring] = useState(false);
  const work = usePageWork();
  const changes = usePageChanges(work, onDone);
  const actions: readonly BulkAction[] = inTrash ? ['restore'] : ['publish', 'unpublish', 'trash'];
  const what = ids.length === 1 ? 'this page' : `these ${ids.length} pages`;

  function begin(action: BulkAction) {
    if (action === 'restore') setRestoring(true);
    else if (action === 'publish') void changes.publish(ids);
    else changes.leave(ids, action);
  }

  async function restore() {
    const outcome = await work.bulk(ids, 'restore');
    if (!outcome) return false;
    onDone(outcome.failed.map(({ id }) => id));
    return true;
  }

  return (
    <section
      aria-label="Selected pages"
      className="card sticky top-18 z-20 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-accent px-4 py-2.5 shadow-card"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {ids.length} selected
      </p>
      <Button variant="ghost" size="sm" onClick={onSelectAll}>
        Select all
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onDone([])}>
        Clear
      </Button>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'trash' ? 'destructive' : 'outline'}
          size="sm"
          disabled={work.busy}
          onClick={() => begin(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {changes.dialog}
      {isRestoring && (
        <ConfirmDialog
          title={`Restore ${what}?`}
          description="They come back as they were: published or draft."
          confirmLabel="Restore"
          open
          onOpenChange={() => setRestoring(false)}
          onConfirm={restore}
        />
      )}
    </section>
  );
}
