import { Plus, Tags } from 'lucide-react';
import type { Metadata } from 'next';
import { ListFooter } from '@/features/back-office/components/ListFooter';
import { LoadFailed } from '@/features/back-office/components/LoadFailed';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { PlaceholderButton } from '@/features/back-office/components/PlaceholderButton';
import { RowActions } from '@/features/back-office/components/RowActions';
import { CATEGORIES_LOAD_FAILED } from '@/features/back-office/messages';
import { listRecords } from '@/features/back-office/operations/list-records';
import { listHref, parseListQuery } from '@/features/back-office/rules/list-query';
import { toSearchParams } from '@/features/back-office/rules/search-params';
import { administratorRequest } from '@/features/back-office/session';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export const metadata: Metadata = { title: 'Categories' };

const path = '/admin/categories';

export default async function CategoriesPage({ searchParams }: PageProps<'/admin/categories'>) {
  const query = { ...parseListQuery(toSearchParams(await searchParams)), search: '' };
  const context = await administratorRequest(listHref(path, query));
  const sort = ['sortOrder', 'name'];
  const list = await listRecords({ ...context, collection: 'categories', query, searchIn: [], sort });
  if (!list.ok) return <LoadFailed message={CATEGORIES_LOAD_FAILED} className="card" />;
  return (
    <>
      <PageHeading
        title="Categories"
        actions={
          <PlaceholderButton feature="Add Category" className={buttonClass()}>
            <Plus aria-hidden className="size-4.5" />
            Add Category
          </PlaceholderButton>
        }
      />
      <div className="card">
        {list.docs.length === 0 && <EmptyState title="No categories yet" icon={<Tags />} />}
        <ul className="divide-y divide-line">
          {list.docs.map((category) => (
            <li key={category.id} className="flex items-center gap-4 px-5 py-3">
              <span className="w-7 shrink-0 text-right text-sm text-ink-muted tabular-nums">{category.sortOrder}</span>
              <div className="min-w-0 grow">
                <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-[0.9375rem] font-semibold tracking-normal normal-case">
                  {category.name}
                  <span className="text-sm font-normal text-ink-muted">/{category.slug}</span>
                  {!category.isActive && <Badge variant="secondary">Inactive</Badge>}
                </h2>
                {category.description && <p className="text-sm text-ink-muted">{category.description}</p>}
              </div>
              <RowActions actions={['Edit', 'Delete']} kind="Category" name={category.name} />
            </li>
          ))}
        </ul>
      </div>
      <ListFooter
        path={path}
        query={query}
        matching={list.matching}
        summary={`Showing ${list.matching} of ${list.total} categories`}
      />
    </>
  );
}
