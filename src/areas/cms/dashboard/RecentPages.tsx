'use client';

import { FilePlus2, Pencil, SearchX } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { SearchBox } from '@/ui/SearchBox';
import { useUrlFilters } from '@/ui/list/use-url-filters';
import type { PageRow } from '@/areas/cms/pages/data/pages';
import { CMS_HOME } from '@/modules/accounts/session/cms-path';
import { PageTitle } from '../pages/badges/PageTitle';
import { StateBadge } from '../pages/badges/StateBadge';

type RecentPagesProps = { pages: readonly PageRow[]; search: string };

const hrefOf = ({ search }: { search: string }) =>
  search ? `${CMS_HOME}?${new URLSearchParams({ q: search })}` : CMS_HOME;

export function RecentPages({ pages, search }: RecentPagesProps) {
  const { draft, loading, type, ask } = useUrlFilters({ search }, hrefOf);
  return (
    <Panel title="Recent Pages" href="/cms/pages">
      <form
        role="search"
        aria-label="Recent pages"
        action={CMS_HOME}
        className="border-b border-line px-5 py-3"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <SearchBox
          name="q"
          label="Search pages"
          placeholder="Search by title or slug..."
          value={draft.search}
          onChange={type}
        />
      </form>
      <div aria-busy={loading || undefined} className={cn('transition-opacity duration-150', loading && 'opacity-45')}>
        {pages.length > 0 ? (
          <ul className="divide-y divide-line">
            {pages.map((page) => (
              <RecentPage key={page.id} page={page} />
            ))}
          </ul>
        ) : (
          <NoPages searching={search !== ''} />
        )}
      </div>
    </Panel>
  );
}

function RecentPage({ page }: { page: PageRow }) {
  const { id, title } = page;
  const href = `/cms/pages/${id}`;
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <div className="min-w-0 grow">
        <PageTitle page={page} />
      </div>
      <p className="flex max-w-[50%] flex-wrap justify-end gap-1.5">
        <StateBadge {...page} />
      </p>
      <a href={href} aria-label={`Edit ${title}`} title="Edit" className="icon-btn icon-btn-sm shrink-0">
        <Pencil aria-hidden className="size-4" />
      </a>
    </li>
  );
}

function NoPages({ searching }: { searching: boolean }) {
  if (searching) {
    return <EmptyState headingLevel={3} icon={<SearchX />} title="No pages found" description="Try other words." />;
  }
  return (
    <EmptyState
      headingLevel={3}
      icon={<FilePlus2 />}
      title="No pages yet"
      description="A page is made of blocks and becomes public when you publish it."
      action={
        <a href="/cms/pages/new" className={buttonClass('primary')}>
          Create Your First Page
        </a>
      }
    />
  );
}
