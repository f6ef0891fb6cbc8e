import type { Payload } from 'payload';
import { DESIGN_VERSIONS } from './kits';
import { internalNotes, listIn, orderFields, readRecord, returnsIn } from './record';

const LINES = listIn(
  `'product', l.product_name, 'sku', l.sku, 'color', l.color, 'size', l.size_label, 'quantity', l.quantity,
   'unitPrice', l.unit_price, 'totalPrice', l.total_price, 'players', coalesce(l.players, '[]'),
   'kit', (select k.document from kit_documents k where k.id = l.kit_document_id)`,
  'order_items l where l._parent_id = o.id',
  'l._order',
);

const PIECES = listIn(
  `'product', l.product_name, 'color', l.color, 'size', l.size_label, 'quantity', p.quantity,
   'players', coalesce(p.players, '[]')`,
  'shipment_pieces p join order_items l on l.id = p.line where p._parent_id = s.id',
  'l._order',
);

const history = (isForStaff: boolean): string =>
  listIn(
    `'from', h."from", 'to', h."to", 'createdAt', h.created_at${isForStaff ? ", 'reason', h.reason" : ''}`,
    'order_status_changes h where h.order_id = o.id',
    'h.created_at, h.id',
  );

const REVIEWS = listIn(
  `'product', p.name, 'authorName', r.author_name, 'rating', r.rating, 'title', r.title, 'body', r.body,
   'createdAt', r.created_at`,
  'product_reviews r join products p on p.id = r.product_id where r.order_id = o.id',
  'r.created_at, r.id',
);

const orders = (isForStaff: boolean): string =>
  listIn(
    `${orderFields({ column: 'order_id', proofs: 'order_proofs', pieces: PIECES })},
     ${isForStaff ? `${internalNotes('order_id')},` : ''}
     'contact', jsonb_build_object('firstName', o.contact_first_name, 'lastName', o.contact_last_name,
                                   'email', o.contact_email, 'phone', o.contact_phone),
     'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status, 'paidAt', o.paid_at,
     'netAmount', o.net_amount, 'taxAmount', o.tax_amount, 'refundedAmount', o.refunded_amount,
     'lines', ${LINES}, 'history', ${history(isForStaff)}, 'reviews', ${REVIEWS}, 'returns', ${returnsIn('shop')}`,
    'orders o where o.customer_id = c.id',
    'o.created_at',
  );

const INQUIRIES = listIn(
  `'kind', i.kind, 'status', i.status, 'createdAt', i.created_at, 'name', i.name, 'email', i.email,
   'phone', i.phone, 'subject', i.subject, 'inquiryType', i.inquiry_type, 'message', i.message,
   'teamName', i.team_name, 'sport', i.sport, 'quantity', i.quantity, 'colors', i.colors,
   'files', array(select f.name from inquiry_files f where f.inquiry_id = i.id order by f.created_at, f.id),
   'replies', ${listIn("'body', r.body, 'byName', r.by_name, 'createdAt', r.created_at", 'inquiry_replies r where r.inquiry_id = i.id', 'r.created_at')}`,
  'inquiries i where lower(i.email) = c.email',
  'i.created_at',
);

const QUOTES = listIn(
  `'quoteNumber', q.quote_number, 'status', q.status, 'createdAt', q.created_at, 'content', q.content,
   'acceptedName', q.accepted_name, 'acceptedAt', q.accepted_at, 'declineReason', q.decline_reason,
   'sent', ${listIn("'version', v.version, 'createdAt', v.created_at, 'content', v.content", 'quote_versions v where v.quote_id = q.id', 'v.version')}`,
  'quotes q where lower(q.email) = c.email',
  'q.created_at',
);

const VOUCHERS = listIn(
  `'issuedAt', v.created_at, 'recipientName', v.recipient_name, 'message', v.message, 'expiresOn', v.expires_on`,
  'vouchers v where v.recipient_email = c.email',
  'v.created_at',
);

const KIT_DESIGNS = listIn(
  `'name', d.name, 'createdAt', d.created_at, 'updatedAt', d.updated_at, 'openedAt', d.opened_at, 'document', k.document,
   'versions', ${DESIGN_VERSIONS}`,
  `kit_designs d join kit_documents k on k.id = d.document_id
    where d.team_id is null and lower(d.email) = c.email`,
  'd.created_at',
);

const EMAILS = listIn(
  "'template', m.template, 'createdAt', m.created_at, 'sentAt', m.sent_at",
  `mail_messages m where lower(m."to") = c.email`,
  'm.created_at',
);

const ACCOUNT = `(
  select jsonb_build_object('createdAt', a.created_at, 'wishlist', a.wishlist,
    'addresses', ${listIn("'address', d.content, 'createdAt', d.created_at", 'shopper_addresses d where d.account_id = a.id', 'd.created_at')},
    'sessions', ${listIn("'createdAt', s.created_at, 'expiresAt', s.expires_at", 'shopper_sessions s where s.account_id = a.id', 's.created_at')})
    from shopper_accounts a where a.email = c.email)`;

const fields = (isForStaff: boolean): string => `
  'customer', jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
                                 'phone', c.phone, 'vatNumber', c.vat_number, 'isTaxExempt', c.is_tax_exempt,
                                 'createdAt', c.created_at),
  'account', ${ACCOUNT},
  'orders', ${orders(isForStaff)}, 'inquiries', ${INQUIRIES}, 'quotes', ${QUOTES}, 'giftVouchers', ${VOUCHERS}, 'kitDesigns', ${KIT_DESIGNS},
  'newsletter', (select jsonb_build_object('status', s.status, 'requestedAt', s.requested_at,
      'confirmedAt', s.confirmed_at, 'unsubscribedAt', s.unsubscribed_at,
      'bouncedAt', (select b.created_at from newsletter_bounces b where b.subscriber_id = s.id))
      from newsletter_subscribers s where s.email = c.email),
  'emails', ${EMAILS}`;

/** All data of one customer, for a subject access request; undefined if unknown. */
export const exportCustomerData = (payload: Payload, id: string): Promise<object | undefined> =>
  readRecord(payload, id, 'customers c where c.id = $1', fields(true));

/** The same for the reader of an address, in lower case, who may never have ordered; without what staff noted. */
export const exportShopperData = async (payload: Payload, email: string): Promise<object> =>
  (await readRecord(
    payload,
    email,
    `(select c.id, c.first_name, c.last_name, who.email, c.phone, c.vat_number, c.is_tax_exempt, c.created_at
        from (select $1::varchar as email) who left join customers c on c.email = who.email) c`,
    fields(false),
  )) ?? {};
