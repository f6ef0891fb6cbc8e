import { customerData } from '@/areas/back-office/customers/customer-endpoints';

export async function GET(_: Request, { params }: RouteContext<'/admin/customers/[id]/data'>): Promise<Response> {
  return customerData((await params).id);
}
