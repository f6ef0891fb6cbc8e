import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { ImportScreen } from '@/areas/back-office/products/csv/ImportScreen';
import { requireMember } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'Import products' };

export default async function ImportProductsPage() {
  await requireMember('products:write', '/admin/products/import');
  return (
    <>
      <BackLink href="/admin/products">All products</BackLink>
      <PageHeading
        title="Import products"
        intro="An export is the best file to start from: change it in a spreadsheet, and import it here."
        actions={
          <div className="flex flex-wrap gap-2">
            <a href="/admin/products/export" download className={buttonClass('outline')}>
              Export all products
            </a>
            <a href="/admin/products/export?format=jsonl" download className={buttonClass('outline')}>
              As JSON lines
            </a>
          </div>
        }
      />
      <ImportScreen />
    </>
  );
}
