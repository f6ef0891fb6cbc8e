import { Package, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { ListFooter } from '@/features/back-office/components/ListFooter';
import { ListSearch } from '@/features/back-office/components/ListSearch';
import { LoadFailed } from '@/features/back-office/components/LoadFailed';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { PlaceholderButton } from '@/features/back-office/components/PlaceholderButton';
import { ProductsTable } from '@/features/back-office/components/ProductsTable';
import { PRODUCTS_LOAD_FAILED } from '@/features/back-office/messages';
import { listRecords } from '@/features/back-office/operations/list-records';
import { listHref, parseListQuery } from '@/features/back-office/rules/list-query';
import { toSearchParams } from '@/features/back-office/rules/search-params';
import { administratorRequest } from '@/features/back-office/session';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export const metadata: Metadata = { title: 'Products' };

const path = '/admin/products';

export default async function ProductsPage({ searchParams }: PageProps<'/admin/products'>) {
  const query = parseListQuery(toSearchParams(await searchParams));
  const context = await administratorRequest(listHref(path, query));
  const list = await listRecords({ ...context, collection: 'products', query, searchIn: ['name'], sort: '-createdAt' });
  if (!list.ok) return <LoadFailed message={PRODUCTS_LOAD_FAILED} className="card" />;
  return (
    <>
      <PageHeading
        title="Products"
        actions={
          <PlaceholderButton feature="Add Product" className={buttonClass()}>
            <Plus aria-hidden className="size-4.5" />
            Add Product
          </PlaceholderButton>
        }
      />
      <ListSearch path={path} search={query.search} label="Search products" placeholder="Search products by name..." />
      {list.docs.length > 0 ? (
        <ProductsTable products={list.docs} />
      ) : (
        <div className="card">
          <EmptyState title={query.search ? 'No products found' : 'No products yet'} icon={<Package />} />
        </div>
      )}
      <ListFooter
        path={path}
        query={query}
        matching={list.matching}
        summary={`Showing ${list.matching} of ${list.total} products`}
      />
    </>
  );
}
