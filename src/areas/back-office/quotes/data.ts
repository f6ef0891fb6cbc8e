import { shopToday } from '@/domain/delivery/promise';
import type { QuoteState } from '@/domain/quotes/quote-state';
import { Conditions } from '@/lib/database/conditions';
import { isoTime } from '@/lib/database/iso-time';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { QuoteFilters } from './quote-filters';

export type QuoteRow = {
  id: string;
  quoteNumber: string;
  customerName: string;
  companyName: string | null;
  email: string;
  state: QuoteState;
  totalAmount: number;
  options: number;
  expiresOn: string;
  createdAt: string;
};

export type QuoteListing = Counted & { rows: QuoteRow[]; total: number };

export function listQuotes({ payload, filters, limit, offset }: ListStep<QuoteFilters>): Promise<QuoteListing> {
  const where = new Conditions();
  const today = where.parameter(shopToday());
  const state = `case when q.status = 'sent' and q.expires_on < ${today} then 'expired' else q.status::text end`;
  where
    .equal(state, filters.state)
    .contain(
      `q.quote_number || ' ' || q.customer_name || ' ' || q.email || ' ' || coalesce(q.company_name, '')`,
      filters.search,
    );
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from quotes',
    },
    matching: { of: 'quotes q', where: where.sql },
    rows: `select q.id, q.quote_number as "quoteNumber", q.customer_name as "customerName", q.email,
                  q.company_name as "companyName", ${state} as state, q.total_amount::float8 as "totalAmount",
                  jsonb_array_length(q.content -> 'options') as options, q.expires_on as "expiresOn",
                  ${isoTime('q.created_at')} as "createdAt"
             from quotes q where ${where.sql}
            order by q.created_at desc, q.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}
