import type { RouteEntry, RouteGroup } from '@/modules/api/reference/route-entry';
import { exportInput, importQuery } from '@/domain/bulk/bulk-input';
import { productLine, stockLine } from '@/domain/product-csv/product-lines';
import { LINES_TYPE } from '@/domain/text/json-lines';
import { z } from 'zod';
import { customerLine } from './import-lines';

const ofStaff = (entry: Omit<RouteEntry, 'by'>): RouteEntry => ({ ...entry, by: 'staff' });

export const bulkReference: RouteGroup = {
  name: 'Import and export',
  heading: 'Site and staff',
  description:
    'Of many records, as JSON lines: a job does the work, and its file is there for 7 days. A key needs the scopes of what it moves: `products:read`, `product-variations:read`, `customers:read`, `orders:read` or `team-orders:read` to export; `products:create` and `products:update`, `product-variations:update`, or `customers:create` to import. Example: [guide](/developers/copy).',
  routes: {
    'POST /api/exports': ofStaff({
      summary: 'Export products, stock, customers or orders',
      description: 'Orders are as the API shows them; other lines as an import reads them.',
      body: exportInput,
      fields: {
        category: 'Its id; with those below it.',
        stock: 'Those with little stock.',
        kind: '`shop` unless given.',
        late: 'Later than promised.',
        waiting: 'For a proof, or for the buyer’s decision on one.',
      },
    }),
    'GET /api/exports/{id}': ofStaff({ summary: 'Follow an export' }),
    'GET /api/exports/{id}/file': ofStaff({
      summary: 'Download an export',
      description: 'Once its `status` is `done`.',
      file: [LINES_TYPE],
    }),
    'POST /api/imports': ofStaff({
      summary: 'Import products, stock or customers',
      description:
        'Adds and changes, and removes nothing: what a line leaves out stays. `dryRun=true` checks alone. Customers that the shop knows stay as they are. Orders are placed, not imported: as history they would take stock, invoice numbers and revenue a second time.',
      query: importQuery,
      lines: z.union([productLine, stockLine, customerLine]),
      fields: {
        exportedStock: 'If `stock` is still the same, it stays as it is by now.',
        file: 'Name of a picture in the library.',
        url: 'Of a picture to be fetched; a key needs `media:create`, too.',
      },
    }),
    'GET /api/imports/{id}': ofStaff({ summary: 'Follow an import' }),
    'GET /api/imports/{id}/errors': ofStaff({
      summary: 'Download the errors of an import',
      description: 'By line, in the shape of a refusal.',
      file: [LINES_TYPE],
    }),
  },
};
