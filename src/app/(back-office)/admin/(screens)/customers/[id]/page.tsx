import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerView } from '@/areas/back-office/customers/CustomerView';
import { loadCustomer } from '@/areas/back-office/customers/data/customer';
import { customerHref } from '@/areas/back-office/customers/customer-filters';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { may } from '@/lib/accounts/active-user';
import { requireMember } from '@/areas/back-office/access/session';

export async function generateMetadata({ params }: PageProps<'/admin/customers/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'customers', id: (await params).id, otherwise: 'Customer' });
}

export default async function CustomerPage({ params }: PageProps<'/admin/customers/[id]'>) {
  const { id } = await params;
  const { payload, user } = await requireMember('customers:read', customerHref(id));
  const customer = await loadCustomer(payload, id);
  if (!customer) notFound();
  const { newestOrders, inquiries } = customer;
  const shown = {
    newestOrders: may(user, 'orders:read') ? newestOrders : [],
    inquiries: may(user, 'inquiries:read') ? inquiries : [],
  };
  return <CustomerView customer={{ ...customer, ...shown }} />;
}
