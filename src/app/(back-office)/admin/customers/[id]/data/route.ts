import { customerData } from '@/features/back-office/customer-endpoints';

export async function GET(_: Request, { params }: RouteContext<'/admin/customers/[id]/data'>): Promise<Response> {
  return customerData((await params).id);
}
