import type { Payload } from 'payload';
import type { InquiryKind, InquiryStatus } from '@/domain/inquiries/inquiry';
import { query } from '@/lib/database/query';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { InquiryFilters } from '../inquiry-filters';
import { Conditions } from '@/lib/database/conditions';
import { inquiryText } from '@/data/search-texts';

export type InquiryRow = {
  id: string;
  kind: InquiryKind;
  status: InquiryStatus;
  name: string;
  email: string;
  subject: string | null;
  teamName: string | null;
  /** Beginning of the message, or the subject of the quote. */
  excerpt: string;
  createdAt: string;
};

export type InquiryListing = Counted & {
  rows: InquiryRow[];
  total: number;
  news: Record<InquiryKind, number>;
};

export const inquiryConditions = ({ search, kind, status }: InquiryFilters): Conditions =>
  new Conditions().equal('i.kind', kind).equal('i.status', status).contain(inquiryText(), search);

export function listInquiries(step: ListStep<InquiryFilters>): Promise<InquiryListing> {
  const { payload, filters, limit, offset } = step;
  const where = inquiryConditions(filters);
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from inquiries',
      news: `select jsonb_build_object('quote', count(*) filter (where kind = 'quote'),
                                       'contact', count(*) filter (where kind = 'contact'))
               from inquiries where status = 'new'`,
    },
    matching: { of: 'inquiries i', where: matches },
    rows: `select i.id, i.kind, i.status, i.name, i.email, i.subject, i.team_name as "teamName", i.created_at as "createdAt",
                  left(coalesce(i.message, concat_ws(', ', initcap(i.sport::text), i.quantity || ' pieces', i.colors)), 200) as excerpt
             from inquiries i where ${matches}
            order by i.created_at desc, i.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}

export async function countNewInquiries(payload: Payload): Promise<number> {
  const [row] = await query<{ news: number }>(
    payload,
    `select count(*)::int as news from inquiries where status = 'new'`,
    [],
  );
  return row?.news ?? 0;
}
