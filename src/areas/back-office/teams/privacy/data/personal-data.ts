import { CLEAR_BILLED_TO, CLEAR_BILLING } from '@/data/billing';
import { touchOrder } from '@/data/orders';
import { TEAM_LINES } from '@/data/team-orders';
import { teamOrder } from '@/domain/orders/order-ref';
import type { NamedPlayer } from '@/domain/orders/players';
import { replaceStoredLines } from '@/modules/orders/data/write-lines';
import { deletedEmail, REMOVED } from '@/domain/orders/deleted-customer';
import { deleteDesigns } from '@/modules/privacy/data/kits';
import { DELETED_TEAM } from '@/domain/teams/deleted-team';
import { isErased, withoutPlayers, type ErasedPlayer } from '@/domain/teams/erased-players';
import { nameKey } from '@/domain/teams/roster';
import type { DraftPlayer, TeamDraft } from '@/domain/teams/team-draft';
import { linesOf, teamOrderOf, type TeamLines } from '@/domain/teams/stored-team-lines';
import type { TeamOrderData, TeamOrderPlayer } from '@/domain/teams/team-order';
import type { Session } from '@/lib/database/sessions';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { IN_HAND } from '@/domain/orders/order-policy';
import { statusIn } from '@/data/status-in';

type LockedOrder = { id: string; number: string; isOpen: boolean; data: TeamOrderData };

/** Locks the team’s orders: active and finished ones. */
export async function lockOrders({ client }: Session, team: string): Promise<LockedOrder[]> {
  const { rows } = await client.query<Omit<LockedOrder, 'data'> & { lines: TeamLines }>(
    `select id, order_number as number, ${statusIn(TEAM_ORDERS, IN_HAND, 'status')} as "isOpen", ${TEAM_LINES} as lines
       from team_orders o where team_id = $1 order by id for no key update`,
    [team],
  );
  return rows.map(({ lines, ...order }) => ({ ...order, data: teamOrderOf(lines) }));
}

const memberOf = ({ memberId }: TeamOrderPlayer): string | undefined => memberId;

export const isOrderedFor = ({ data }: Pick<LockedOrder, 'data'>, who: ErasedPlayer): boolean =>
  withoutPlayers(data.items, who, memberOf) !== undefined;

/** Removes players from finished orders and their parcels; returns the ids of those affected. */
export async function eraseFromOrders(
  session: Session,
  orders: readonly LockedOrder[],
  who: ErasedPlayer,
): Promise<string[]> {
  const { client } = session;
  const erased: string[] = [];
  for (const { id, data } of orders) {
    const items = withoutPlayers(data.items, who, memberOf);
    if (!items) continue;
    erased.push(id);
    await replaceStoredLines(session, teamOrder(id), { lines: linesOf(items), discounts: data.discounts });
    await touchOrder(session, { kind: 'team', id });
  }
  const { rows } = await client.query<{ id: string; players: NamedPlayer[] }>(
    `select p.id, p.players from shipment_pieces p join shipments s on s.id = p._parent_id
      where s.team_order_id = any($1) and jsonb_typeof(p.players) = 'array' for update of p`,
    [erased],
  );
  for (const { id, players } of rows) {
    const kept = players.filter(({ person, name }) => !isErased(who, { id: undefined, name: person ?? name }));
    if (kept.length < players.length)
      await client.query('update shipment_pieces set players = $2 where id = $1', [id, JSON.stringify(kept)]);
  }
  return erased;
}

/** Blanks history and notes naming a player, or all. @returns orders with it: an edit may have removed the player */
export async function eraseFromHistory({ client }: Session, orders: string[], who: ErasedPlayer): Promise<string[]> {
  const named = who === 'everyone' ? null : who.name.toLowerCase();
  const says = (column: string) => `($2::text is null or position($2 in lower(${column})) > 0)`;
  const { rows } = await client.query<{ id: string }>(
    `update team_order_events set comment = null where team_order_id = any($1) and comment is not null and ${says('comment')}
     returning team_order_id as id`,
    [orders, named],
  );
  await client.query(
    `update proof_pin_notes note set text = $3, author = case when by_staff then author else $3 end
       from proof_pins pin join team_order_proofs proof on proof.id = pin.proof_id
      where pin.id = note.pin_id and proof.team_order_id = any($1) and (${says('note.text')} or ${says('note.author')})`,
    [orders, named, REMOVED],
  );
  await client.query(
    `update team_order_proofs set shown = null where team_order_id = any($1) and shown is not null and ${says('shown::text')}`,
    [orders, named],
  );
  await client.query(`delete from order_notes where team_order_id = any($1) and ${says('text')}`, [orders, named]);
  await client.query(
    `update team_orders set notes = null, updated_at = now() where id = any($1) and notes is not null and ${says('notes')}`,
    [orders, named],
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** Removes players from the team’s draft; deletes it if everyone is erased. */
export async function eraseFromDraft({ client }: Session, team: string, who: ErasedPlayer): Promise<void> {
  if (who === 'everyone') {
    await client.query('delete from team_order_drafts where team_id = $1', [team]);
    return;
  }
  const { rows } = await client.query<{ id: string; draft: TeamDraft }>(
    'select id, draft_data as draft from team_order_drafts where team_id = $1 for update',
    [team],
  );
  for (const { id, draft } of rows) {
    const items = withoutPlayers(draft.items, who, ({ memberId }: DraftPlayer) => memberId);
    if (items)
      await client.query(
        'update team_order_drafts set draft_data = $2, version = version + 1, updated_at = now() where id = $1',
        [id, JSON.stringify({ ...draft, items })],
      );
  }
}

/** Deletes size links, their answers and emails; answers by the team’s link are matched by name. */
export async function eraseSizeLinks({ client }: Session, team: string, who: ErasedPlayer): Promise<void> {
  const { rows } = await client.query<{ id: string; member: string | null; name: string | null }>(
    'select id, member_id as member, name from team_size_replies where team_id = $1 for update',
    [team],
  );
  const replies = rows
    .filter(({ member, name }) => isErased(who, { id: member ?? undefined, name: name ?? '' }))
    .map(({ id }) => id);
  await client.query(`delete from mail_messages where template = 'size-link' and data ->> 'reply' = any($1::text[])`, [
    replies,
  ]);
  await client.query('delete from team_size_replies where id = any($1::uuid[])', [replies]);
  if (who === 'everyone') await client.query('delete from team_size_requests where team_id = $1', [team]);
}

export async function lockMember(
  { client }: Session,
  team: string,
  id: string,
): Promise<{ name: string; email: string | null } | undefined> {
  const { rows } = await client.query<{ name: string; email: string | null }>(
    'select name, email from team_members where team_id = $1 and id = $2 for update',
    [team, id],
  );
  return rows[0];
}

export async function deleteMember({ client }: Session, id: string): Promise<void> {
  await client.query('delete from team_members where id = $1', [id]);
}

/** True if another player of the team has the name: hand-typed pieces may be theirs. */
export async function hasNamesake({ client }: Session, team: string, id: string, name: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    'select name from team_members where team_id = $1 and id <> $2',
    [team, id],
  );
  return rows.some((other) => nameKey(other.name) === nameKey(name));
}

export async function listTeamEmails({ client }: Session, team: string): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `select lower(email) as email from team_profiles where id = $1 and email <> ''
     union select lower(email) from team_people where team_id = $1
     union select lower(email) from team_members where team_id = $1 and email <> ''`,
    [team],
  );
  return rows.map(({ email }) => email);
}

/** Deletes emails about a team or to its addresses, except those of customers, and staff’s notifications about it. */
export async function deleteTeamMessages(
  { client }: Session,
  team: string,
  orders: string[],
  emails: string[],
): Promise<void> {
  await client.query(
    `delete from mail_messages
      where data ->> 'orderId' = any($2::text[]) or data ->> 'team' = $1::text
         or (lower("to") = any($3) and not exists (select from customers where email = lower("to")))`,
    [team, orders, emails],
  );
  await client.query(`delete from staff_news where href like '/admin/clubs/' || $1::text || '%'`, [team]);
}

/** Ordered kits stay with their orders. */
export const deleteTeamDesigns = (session: Session, team: string) => deleteDesigns(session, 'd.team_id = $1', team);

export async function blankTeamOrders({ client }: Session, team: string): Promise<void> {
  await client.query(
    `update team_orders set shipping_address_line1 = case when shipping_address_line1 is null then null else $2 end,
            shipping_address_line2 = null,
            shipping_address_city = case when shipping_address_city is null then null else $2 end,
            shipping_address_postcode = case when shipping_address_postcode is null then null else $2 end,
            shipping_address_region = null, ${CLEAR_BILLING},
            vat_number = case when tax_treatment = 'reverse-charge' then vat_number end,
            request_hash = null, updated_at = now()
      where team_id = $1`,
    [team, REMOVED],
  );
  await client.query(
    `update returns r set note = null, instructions = null, decline_reason = null, message = null, updated_at = now()
       from team_orders o where o.id = r.team_order_id and o.team_id = $1`,
    [team],
  );
  await client.query(
    `update shipments s set tracking_number = null, tracking_url = null, updated_at = now()
       from team_orders o where o.id = s.team_order_id and o.team_id = $1`,
    [team],
  );
  await client.query(
    `update team_order_events e set by_name = $2 from team_orders o
      where o.id = e.team_order_id and o.team_id = $1 and not e.by_staff`,
    [team, REMOVED],
  );
}

/** Replaces name, contact and login of a team, which ends its sign-in. */
export async function blankTeam({ client }: Session, team: string): Promise<void> {
  await client.query(
    `update team_profiles set team_name = $2, username = 'deleted-' || id::text, email = $3, contact_person = null,
            phone = null, division = null, logo_id = null, logo_url = null, vat_number = null,
            ${CLEAR_BILLED_TO},
            salt = null, hash = null, reset_password_token = null, reset_password_expiration = null,
            is_active = false, updated_at = now()
      where id = $1`,
    [team, DELETED_TEAM, deletedEmail(team)],
  );
  await client.query('delete from team_profiles_sessions where _parent_id = $1', [team]);
}
