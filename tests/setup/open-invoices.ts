import { allOrders } from '@/data/all-orders';

export const openInvoices = (): string => `
  with charges as (
    select i.id, i.kind, i.total_amount, i.issued_at, i.due_on, i.currency, o.id as order_id, o.due_now,
           sum(case i.kind when 'invoice' then i.total_amount else 0 end) over (partition by o.id order by i.issued_at, i.sequence)
           - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over (partition by o.id)
           - (o.paid_amount - o.refunded_amount) - o.written_off_amount as charged
      from ${allOrders()} join invoices i on i.order_id = o.id or i.team_order_id = o.id)
  select id, order_id, issued_at, due_on, currency, least(total_amount, charged) as open_amount,
         greatest(0, least(due_now, charged) - greatest(0, charged - total_amount)) as due_amount
    from charges where kind = 'invoice' and least(total_amount, charged) > 0`;

const NOTED = `
  select invoice_id, order_id, issued_at, due_on, currency, open_amount, round(due_amount, 2) from open_invoices`;

export const wronglyNoted = (): string =>
  `((${openInvoices()}) except ${NOTED}) union all (${NOTED} except (${openInvoices()}))`;
