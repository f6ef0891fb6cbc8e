import { reportQuery } from '@/domain/reports/report-period';
import type { RouteGroup } from '@/modules/api/reference/route-entry';

export const reportReference: RouteGroup = {
  name: 'Reports',
  heading: 'Orders and customers',
  description: 'As in the back office, for staff who may see them.',
  routes: {
    'GET /api/reports': { by: 'staff', summary: 'List reports' },
    'GET /api/reports/{id}': {
      by: 'staff',
      summary: 'Read a report',
      description:
        'Rows have a value for each `key` of `columns`. Amounts are in the shop’s currency unless the column names another; null is unknown.',
      query: reportQuery,
      fields: { range: 'Instead of days; `month` unless given.', to: 'Receivables are as of this day.' },
    },
  },
};
