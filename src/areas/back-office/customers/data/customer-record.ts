import type { Payload } from 'payload';
import { BILLING_ADDRESS } from '@/data/billing';
import { SHIPPING_ADDRESS } from '@/data/deliveries';
import { query } from '@/lib/database/query';

/** All that is kept of one customer, to hand to them on request; undefined where there is none. */
export async function exportCustomerData(payload: Payload, id: string): Promise<object | undefined> {
  const [found] = await query<{ data: object }>(
    payload,
    `select jsonb_build_object(
       'customer', jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
                                      'phone', c.phone, 'vatNumber', c.vat_number, 'isTaxExempt', c.is_tax_exempt,
                                      'createdAt', c.created_at),
       'orders', coalesce((select jsonb_agg(jsonb_build_object(
           'orderNumber', o.order_number, 'status', o.status, 'createdAt', o.created_at,
           'contact', jsonb_build_object('firstName', o.contact_first_name, 'lastName', o.contact_last_name,
                                         'email', o.contact_email, 'phone', o.contact_phone),
           'shippingAddress', ${SHIPPING_ADDRESS}, 'companyName', o.company_name, 'purchaseOrder', o.purchase_order,
           'billingAddress', ${BILLING_ADDRESS},
           'notes', o.notes, 'internalNotes', coalesce((select jsonb_agg(jsonb_build_object('text', n.text, 'createdAt', n.created_at)
                       order by n.created_at, n.id) from order_notes n where n.order_id = o.id), '[]'),
           'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status, 'paidAt', o.paid_at,
           'totalAmount', o.total_amount, 'netAmount', o.net_amount, 'taxAmount', o.tax_amount, 'vatNumber', o.vat_number,
           'refundedAmount', o.refunded_amount,
           'lines', (select jsonb_agg(jsonb_build_object('product', l.product_name, 'sku', l.sku, 'color', l.color,
                       'size', l.size_label, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'totalPrice', l.total_price,
                       'players', coalesce(l.players, '[]'),
                       'kit', (select k.document from kit_documents k where k.id = l.kit_document_id))
                       order by l._order) from order_items l where l._parent_id = o.id),
           'proofs', coalesce((select jsonb_agg(jsonb_build_object('version', p.version, 'status', p.status, 'note', p.note,
                       'comment', p.comment, 'decidedAt', p.decided_at, 'decidedByName', p.decided_by_name, 'file', p.filename,
                       'createdAt', p.created_at) order by p.version) from order_proofs p where p.order_id = o.id), '[]'),
           'shipments', coalesce((select jsonb_agg(jsonb_build_object('number', s.number, 'carrier', s.carrier,
                       'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url, 'createdAt', s.created_at,
                       'pieces', (select jsonb_agg(jsonb_build_object('product', l.product_name, 'color', l.color,
                                          'size', l.size_label, 'quantity', p.quantity,
                                          'players', coalesce(p.players, '[]')) order by l._order)
                                    from shipment_pieces p join order_items l on l.id = p.line where p._parent_id = s.id))
                       order by s.number) from shipments s where s.order_id = o.id), '[]'),
           'reviews', coalesce((select jsonb_agg(jsonb_build_object('product', p.name, 'authorName', r.author_name,
                       'rating', r.rating, 'title', r.title, 'body', r.body, 'createdAt', r.created_at))
                       from product_reviews r join products p on p.id = r.product_id where r.order_id = o.id), '[]'))
           order by o.created_at) from orders o where o.customer_id = c.id), '[]'),
       'inquiries', coalesce((select jsonb_agg(jsonb_build_object(
           'kind', i.kind, 'status', i.status, 'createdAt', i.created_at, 'name', i.name, 'email', i.email,
           'phone', i.phone, 'subject', i.subject, 'inquiryType', i.inquiry_type, 'message', i.message,
           'teamName', i.team_name, 'sport', i.sport, 'quantity', i.quantity, 'colors', i.colors,
           'files', array(select f.name from inquiry_files f where f.inquiry_id = i.id order by f.created_at, f.id),
           'replies', coalesce((select jsonb_agg(jsonb_build_object('body', r.body, 'byName', r.by_name,
                       'createdAt', r.created_at) order by r.created_at) from inquiry_replies r
                       where r.inquiry_id = i.id), '[]'))
           order by i.created_at) from inquiries i where lower(i.email) = c.email), '[]'),
       'kitDesigns', coalesce((select jsonb_agg(jsonb_build_object(
           'name', d.name, 'createdAt', d.created_at, 'updatedAt', d.updated_at, 'openedAt', d.opened_at, 'document', k.document,
           'versions', coalesce((select jsonb_agg(jsonb_build_object('name', v.name, 'createdAt', v.created_at, 'document', o.document)
                       order by v.created_at) from kit_design_versions v join kit_documents o on o.id = v.document_id
                       where v.design_id = d.id), '[]'))
           order by d.created_at) from kit_designs d join kit_documents k on k.id = d.document_id
           where d.team_id is null and lower(d.email) = c.email), '[]'),
       'newsletter', (select jsonb_build_object('status', s.status, 'requestedAt', s.requested_at,
           'confirmedAt', s.confirmed_at, 'unsubscribedAt', s.unsubscribed_at)
           from newsletter_subscribers s where s.email = c.email),
       'emails', coalesce((select jsonb_agg(jsonb_build_object('template', m.template, 'createdAt', m.created_at,
           'sentAt', m.sent_at) order by m.created_at) from mail_messages m where lower(m."to") = c.email), '[]')) as data
       from customers c where c.id = $1`,
    [id],
  );
  return found?.data;
}
