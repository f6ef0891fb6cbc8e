/** What /admin/production can be asked for, read from its URL and written back to it. */
import { PRODUCTION_STAGES, type ProductionStage } from '@/domain/orders/production-stages';
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const PRODUCTION_PATH = '/admin/production';

export type ProductionFilters = {
  /** In the number of the order, and in names and emails of its customer or team. */
  search: string;
  stage: ProductionStage | 'all';
  due: 'all' | 'late';
};

const usual: ProductionFilters = { search: '', stage: 'all', due: 'all' };

export const parseProductionFilters = (query: URLSearchParams): ProductionFilters => ({
  search: searchIn(query),
  stage: choiceIn(query, 'stage', ['all', ...PRODUCTION_STAGES]),
  due: choiceIn(query, 'due', ['all', 'late']),
});

export const productionQuery = (filters: ProductionFilters): string => queryOf(filters, usual);
export const productionHref = (filters: ProductionFilters): string => hrefOf(PRODUCTION_PATH, productionQuery(filters));
