import type { Payload } from 'payload';
import { BILLING_ADDRESS, billedTo } from '@/data/billing';
import { SHIPPING_ADDRESS } from '@/data/deliveries';
import { query } from '@/lib/database/query';

/** All that is kept of one team, its people and its players, to hand to them on request; undefined where there is none. */
export async function exportTeamData(payload: Payload, id: string): Promise<object | undefined> {
  const [found] = await query<{ data: object }>(
    payload,
    `select jsonb_build_object(
       'team', jsonb_build_object('teamName', t.team_name, 'username', t.username, 'division', t.division,
                                  'sportType', t.sport_type, 'contactPerson', t.contact_person, 'email', t.email,
                                  'phone', t.phone, 'vatNumber', t.vat_number, 'lastLogin', t.last_login,
                                  'billedTo', (select to_jsonb(b) from (select ${billedTo('t')}) b), 'createdAt', t.created_at),
       'people', coalesce((select jsonb_agg(jsonb_build_object('fullName', p.full_name, 'email', p.email, 'role', p.role,
                   'lastLogin', p.last_login, 'createdAt', p.created_at) order by p.full_name, p.id)
                   from team_people p where p.team_id = t.id), '[]'),
       'players', coalesce((select jsonb_agg(jsonb_build_object('name', m.name, 'position', m.position, 'squad', m.squad,
                   'number', m.jersey_number, 'size', m.size_preference, 'shortsSize', m.shorts_size, 'socksSize', m.socks_size,
                   'nameOnBack', m.name_on_back, 'email', m.email, 'isActive', m.is_active, 'createdAt', m.created_at)
                   order by m.name, m.id) from team_members m where m.team_id = t.id), '[]'),
       'sizeRequests', coalesce((select jsonb_agg(jsonb_build_object('title', r.title, 'squad', r.squad, 'deadline', r.deadline,
                   'createdAt', r.created_at,
                   'answers', coalesce((select jsonb_agg(jsonb_build_object('player', coalesce(m.name, a.name),
                       'size', a.size_preference, 'shortsSize', a.shorts_size, 'socksSize', a.socks_size,
                       'number', a.jersey_number, 'nameOnBack', a.name_on_back, 'answeredAt', a.answered_at,
                       'remindedAt', a.reminded_at) order by a.created_at, a.id)
                       from team_size_replies a left join team_members m on m.id = a.member_id
                       where a.size_request_id = r.id), '[]')) order by r.created_at)
                   from team_size_requests r where r.team_id = t.id), '[]'),
       'draft', (select d.draft_data from team_order_drafts d where d.team_id = t.id),
       'orders', coalesce((select jsonb_agg(jsonb_build_object(
           'orderNumber', o.order_number, 'status', o.status, 'createdAt', o.created_at, 'currency', o.currency,
           'totalAmount', o.total_amount, 'totalItems', o.total_items, 'data', o.order_data, 'notes', o.notes,
           'shippingAddress', ${SHIPPING_ADDRESS}, 'companyName', o.company_name, 'purchaseOrder', o.purchase_order,
           'billingAddress', ${BILLING_ADDRESS}, 'vatNumber', o.vat_number,
           'internalNotes', coalesce((select jsonb_agg(jsonb_build_object('text', n.text, 'createdAt', n.created_at)
                       order by n.created_at, n.id) from order_notes n where n.team_order_id = o.id), '[]'),
           'proofs', coalesce((select jsonb_agg(jsonb_build_object('version', p.version, 'status', p.status, 'note', p.note,
                       'comment', p.comment, 'decidedAt', p.decided_at, 'decidedByName', p.decided_by_name, 'file', p.filename,
                       'createdAt', p.created_at) order by p.version) from team_order_proofs p where p.team_order_id = o.id), '[]'),
           'history', coalesce((select jsonb_agg(jsonb_build_object('type', e.type, 'from', e."from", 'to', e."to",
                       'byName', case when not e.by_staff then e.by_name end, 'comment', e.comment, 'createdAt', e.created_at)
                       order by e.created_at, e.id) from team_order_events e where e.team_order_id = o.id), '[]'),
           'shipments', coalesce((select jsonb_agg(jsonb_build_object('number', s.number, 'carrier', s.carrier,
                       'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url, 'createdAt', s.created_at,
                       'pieces', (select jsonb_agg(jsonb_build_object('line', p.line, 'quantity', p.quantity,
                                          'players', coalesce(p.players, '[]')) order by p._order)
                                    from shipment_pieces p where p._parent_id = s.id))
                       order by s.number) from shipments s where s.team_order_id = o.id), '[]'))
           order by o.created_at) from team_orders o where o.team_id = t.id), '[]'),
       'designAssets', coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'type', a.type, 'description', a.description,
                   'createdAt', a.created_at) order by a.created_at, a.id) from design_assets a where a.team_id = t.id), '[]'),
       'kitDesigns', coalesce((select jsonb_agg(jsonb_build_object('name', d.name, 'createdAt', d.created_at, 'updatedAt', d.updated_at,
           'document', k.document,
           'comments', coalesce((select jsonb_agg(jsonb_build_object('author', c.author, 'text', c.text, 'createdAt', c.created_at)
                       order by c.created_at, c.id) from kit_design_comments c where c.design_id = d.id), '[]'))
           order by d.created_at) from kit_designs d join kit_documents k on k.id = d.document_id where d.team_id = t.id), '[]'),
       'emails', coalesce((select jsonb_agg(jsonb_build_object('to', m."to", 'template', m.template, 'createdAt', m.created_at,
           'sentAt', m.sent_at) order by m.created_at) from mail_messages m
           where lower(m."to") in (select lower(t.email) union select lower(email) from team_people where team_id = t.id
                                   union select lower(email) from team_members where team_id = t.id)), '[]')) as data
       from team_profiles t where t.id = $1`,
    [id],
  );
  return found?.data;
}
