import { BadgePercent, Download, Plus, Upload } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ProductsScreen } from '@/areas/back-office/products/list/ProductsScreen';
import { PRODUCTS_LOAD_FAILED } from '@/areas/back-office/shell/messages';
import { loadProducts } from '@/areas/back-office/products/list/load-products';
import {
  parseProductFilters,
  productQuery,
  PRODUCTS_PATH,
  productsHref,
} from '@/areas/back-office/products/product-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireMember } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';
import { Allowed } from '@/areas/back-office/access/granted';

export const metadata: Metadata = { title: 'Products' };

export default async function ProductsPage({ searchParams }: PageProps<'/admin/products'>) {
  const filters = parseProductFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('products:read', productsHref(filters));
  const list = await loadProducts(payload, filters);
  if (!list.ok) return <LoadFailed message={PRODUCTS_LOAD_FAILED} className="card" />;
  return (
    <>
      <PageHeading
        title="Products"
        actions={
          <>
            <Allowed to="products:write">
              <Link href="/admin/offers" prefetch={false} className={buttonClass('outline')}>
                <BadgePercent aria-hidden className="size-4.5" />
                Offers
              </Link>
            </Allowed>
            <a href={`${PRODUCTS_PATH}/export?${productQuery(filters)}`} className={buttonClass('outline')}>
              <Download aria-hidden className="size-4.5" />
              Export CSV
            </a>
            <Allowed to="products:write">
              <Link href={`${PRODUCTS_PATH}/import`} prefetch={false} className={buttonClass('outline')}>
                <Upload aria-hidden className="size-4.5" />
                Import CSV
              </Link>
            </Allowed>
            <Allowed to="products:write">
              <Link href={`${PRODUCTS_PATH}/new`} prefetch={false} className={buttonClass()}>
                <Plus aria-hidden className="size-4.5" />
                Add Product
              </Link>
            </Allowed>
          </>
        }
      />
      <ProductsScreen listing={list.listing} filters={filters} categories={list.categories} />
    </>
  );
}
