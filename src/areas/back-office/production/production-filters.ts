import { PRODUCTION_STAGES } from '@/domain/orders/production-stages';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const PRODUCTION_PATH = '/admin/production';

/** Searches the order number, and names and emails of customer or team. */
const url = listUrl(PRODUCTION_PATH, {
  stage: ['all', ...PRODUCTION_STAGES],
  due: ['all', 'late'],
});
export const { parse: parseProductionFilters, query: productionQuery, href: productionHref } = url;
export type ProductionFilters = FiltersOf<typeof url>;
