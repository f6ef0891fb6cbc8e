import type { Payload } from 'payload';
import { billedTo } from '@/data/billing';
import { TEAM_LINES } from '@/data/team-orders';
import { DESIGN_VERSIONS } from '@/modules/privacy/data/kits';
import { internalNotes, listIn, orderFields, readRecord, returnsIn } from '@/modules/privacy/data/record';

const PEOPLE = listIn(
  "'fullName', p.full_name, 'email', p.email, 'role', p.role, 'lastLogin', p.last_login, 'createdAt', p.created_at",
  'team_people p where p.team_id = t.id',
  'p.full_name, p.id',
);

const PLAYERS = listIn(
  `'name', m.name, 'position', m.position, 'squad', m.squad, 'number', m.jersey_number, 'size', m.size_preference,
   'shortsSize', m.shorts_size, 'socksSize', m.socks_size, 'nameOnBack', m.name_on_back, 'email', m.email,
   'isActive', m.is_active, 'createdAt', m.created_at`,
  'team_members m where m.team_id = t.id',
  'm.name, m.id',
);

const ANSWERS = listIn(
  `'player', coalesce(m.name, a.name), 'size', a.size_preference, 'shortsSize', a.shorts_size, 'socksSize', a.socks_size,
   'number', a.jersey_number, 'nameOnBack', a.name_on_back, 'answeredAt', a.answered_at, 'remindedAt', a.reminded_at`,
  'team_size_replies a left join team_members m on m.id = a.member_id where a.size_request_id = r.id',
  'a.created_at, a.id',
);

const SIZE_REQUESTS = listIn(
  `'title', r.title, 'squad', r.squad, 'deadline', r.deadline, 'createdAt', r.created_at, 'answers', ${ANSWERS}`,
  'team_size_requests r where r.team_id = t.id',
  'r.created_at',
);

const PIECES = listIn(
  "'line', p.line, 'quantity', p.quantity, 'players', coalesce(p.players, '[]')",
  'shipment_pieces p where p._parent_id = s.id',
  'p._order',
);

const NOTES = listIn(
  `'number', i.number, 'page', i.page_title, 'author', case when not n.by_staff then n.author end, 'text', n.text,
   'createdAt', n.created_at`,
  'proof_pins i join proof_pin_notes n on n.pin_id = i.id where i.proof_id = p.id',
  'i.number, n.created_at, n.id',
);

const HISTORY = listIn(
  `'type', e.type, 'from', e."from", 'to', e."to", 'byName', case when not e.by_staff then e.by_name end,
   'comment', e.comment, 'createdAt', e.created_at`,
  'team_order_events e where e.team_order_id = o.id',
  'e.created_at, e.id',
);

const ORDERS = listIn(
  `${orderFields({ column: 'team_order_id', proofs: 'team_order_proofs', proofMore: `, 'notes', ${NOTES}`, pieces: PIECES })},
   ${internalNotes('team_order_id')}, 'currency', o.currency, 'totalItems', o.total_items, 'data', ${TEAM_LINES}, 'history', ${HISTORY}, 'returns', ${returnsIn('team')}`,
  'team_orders o where o.team_id = t.id',
  'o.created_at',
);

const DESIGN_ASSETS = listIn(
  "'name', a.name, 'type', a.type, 'description', a.description, 'createdAt', a.created_at",
  'design_assets a where a.team_id = t.id',
  'a.created_at, a.id',
);

const KIT_DESIGNS = listIn(
  `'name', d.name, 'createdAt', d.created_at, 'updatedAt', d.updated_at, 'document', k.document,
   'versions', ${DESIGN_VERSIONS},
   'comments', ${listIn("'author', c.author, 'text', c.text, 'createdAt', c.created_at", 'kit_design_comments c where c.design_id = d.id', 'c.created_at, c.id')}`,
  'kit_designs d join kit_documents k on k.id = d.document_id where d.team_id = t.id',
  'd.created_at',
);

const EMAILS = listIn(
  `'to', m."to", 'template', m.template, 'createdAt', m.created_at, 'sentAt', m.sent_at`,
  `mail_messages m
    where lower(m."to") in (select lower(t.email) union select lower(email) from team_people where team_id = t.id
                            union select lower(email) from team_members where team_id = t.id)`,
  'm.created_at',
);

/** All data of one team, its people and players, for a subject access request; undefined if unknown. */
export const exportTeamData = (payload: Payload, id: string): Promise<object | undefined> =>
  readRecord(
    payload,
    id,
    'team_profiles t where t.id = $1',
    `'team', jsonb_build_object('teamName', t.team_name, 'username', t.username, 'division', t.division,
                                'sportType', t.sport_type, 'contactPerson', t.contact_person, 'email', t.email,
                                'phone', t.phone, 'vatNumber', t.vat_number, 'lastLogin', t.last_login,
                                'billedTo', (select to_jsonb(b) from (select ${billedTo('t')}) b), 'createdAt', t.created_at),
     'people', ${PEOPLE}, 'players', ${PLAYERS}, 'sizeRequests', ${SIZE_REQUESTS},
     'draft', (select d.draft_data from team_order_drafts d where d.team_id = t.id),
     'orders', ${ORDERS}, 'designAssets', ${DESIGN_ASSETS}, 'kitDesigns', ${KIT_DESIGNS}, 'emails', ${EMAILS}`,
  );
