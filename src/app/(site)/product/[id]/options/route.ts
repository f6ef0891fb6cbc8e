import { getProduct } from '@/modules/catalogue/queries';
import { refuse } from '@/lib/http/respond';

/** What can be chosen of a product, for the chooser that opens over a list. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const product = await getProduct((await params).id);
  if (!product) return refuse('not_found', 'Product not found.');
  return Response.json(product.options);
}
