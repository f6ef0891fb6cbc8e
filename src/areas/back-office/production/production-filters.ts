/** What /admin/production can be asked for, read from its URL and written back to it. */
import { PRODUCTION_STAGES } from '@/domain/orders/production-stages';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const PRODUCTION_PATH = '/admin/production';

/** The search looks in the number of the order, and in names and emails of its customer or team. */
const url = listUrl(PRODUCTION_PATH, {
  stage: ['all', ...PRODUCTION_STAGES],
  due: ['all', 'late'],
});
export const { parse: parseProductionFilters, query: productionQuery, href: productionHref } = url;
export type ProductionFilters = FiltersOf<typeof url>;
