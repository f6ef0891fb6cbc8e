import { measuredChart } from '@/domain/catalogue/size-chart';
import { failedResponse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { getProduct } from '@/modules/catalogue/queries';
import { markCacheable } from '@kitroom/front/cache/request-scope';

/** @param product id or slug, whose own sizes it has; every chart without one */
export async function listSizeCharts(product: string | undefined) {
  if (product === undefined) return { charts: [measuredChart('clothing'), measuredChart('socks')] };
  const found = await getProduct(product);
  if (!found) return failure('not_found', 'Product not found.');
  const { sizeChart, variations } = found.options;
  const chart = measuredChart(
    sizeChart,
    variations.map(({ size }) => size),
  );
  return { charts: chart.tables.length > 0 ? [chart] : [] };
}

export const sizeChartsEndpoint = withValidKey(async (request: Request) => {
  try {
    const found = await listSizeCharts(new URL(request.url).searchParams.get('product') ?? undefined);
    if ('ok' in found) return respond(found);
    markCacheable([]);
    return Response.json(found);
  } catch (error) {
    return failedResponse(error, 'The size charts could not be read.');
  }
});
