import { getProductOptions } from '@/modules/catalogue/queries';
import { refuse } from '@/lib/http/respond';

export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const options = await getProductOptions((await params).id);
  if (!options) return refuse('not_found', 'Product not found.');
  return Response.json(options);
}
