import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerView } from '@/features/back-office/components/customers/CustomerView';
import { loadCustomer } from '@/features/back-office/operations/customers/load-customer';
import { customerHref } from '@/features/back-office/rules/customer-filters';
import { recordTitle } from '@/features/back-office/record-title';
import { requireAdministrator } from '@/features/back-office/session';

export async function generateMetadata({ params }: PageProps<'/admin/customers/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'customers', id: (await params).id, otherwise: 'Customer' });
}

export default async function CustomerPage({ params }: PageProps<'/admin/customers/[id]'>) {
  const { id } = await params;
  const { payload } = await requireAdministrator(customerHref(id));
  const customer = await loadCustomer(payload, id);
  if (!customer) notFound();
  return <CustomerView customer={customer} />;
}
