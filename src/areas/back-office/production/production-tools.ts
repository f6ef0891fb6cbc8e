import { z } from 'zod';
import { PRODUCTION_STAGE_LABELS, PRODUCTION_STAGES } from '@/domain/orders/production-stages';
import { may } from '@/lib/accounts/active-user';
import { scopesLet } from '@/lib/accounts/key-of';
import { failure } from '@/lib/result';
import type { Tool } from '@/modules/api/mcp/tool';
import { listProduction } from './data';
import { parseProductionFilters } from './production-filters';

const MOST = 50;

export const productionTools: readonly Tool[] = [
  {
    name: 'production_today',
    title: 'Today’s production',
    description:
      'Orders to be made and sent, late ones first, then by the day they are due; how many in each stage. `matching` is counted up to 10,000: `isMore` is true if there are more.',
    input: z.object({
      stage: z.enum(PRODUCTION_STAGES).optional(),
      onlyLate: z.boolean().optional(),
      search: z.string().optional().describe('An order number, or words of a customer or team.'),
    }),
    scopes: ['orders:read'],
    run: async ({ args, req }) => {
      const { payload, user } = req;
      if (!may(user, 'orders:read')) return failure('forbidden', 'This key may not read orders.');
      const { stage = 'all', onlyLate, search = '' } = args as { stage?: string; onlyLate?: boolean; search?: string };
      const query = new URLSearchParams({ stage, search, due: onlyLate ? 'late' : 'all' });
      const { rows, matching, isMore, counts } = await listProduction({
        payload,
        filters: parseProductionFilters(query),
        limit: MOST,
        offset: 0,
      });
      const readable = rows.filter(({ kind }) => kind === 'shop' || scopesLet(user, 'team-orders:read'));
      const orders = readable.map(({ kind, orderNumber, status, name, pieces, dueOn, isLate }) => ({
        ...{ kind, orderNumber, status, name, pieces, dueOn, isLate },
      }));
      return { orders, matching, isMore, stages: PRODUCTION_STAGE_LABELS, counts };
    },
  },
];
