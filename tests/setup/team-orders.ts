import { createLocalReq } from 'payload';
import sharp from 'sharp';
import type { AssetType } from '@/domain/teams/design-assets';
import { storeTeamOrder, type StoredTeamOrder } from '@/domain/teams/stored-team-order';
import { listTeamLines } from '@/data/team-orders';
import { toAmount, toCents } from '@/domain/money/money';
import { teamOrder } from '@/domain/orders/order-ref';
import { linesOf, teamOrderOf } from '@/domain/teams/stored-team-lines';
import { inTransaction } from '@/lib/database/transaction';
import { replaceStoredLines } from '@/modules/orders/data/write-lines';
import type { TeamOrderData, TeamOrderItem } from '@/domain/teams/team-order';
import { addProof } from '@/modules/orders/proofs/add-proof';
import type { AdminUser } from '@/payload-types';
import { asStaff, rows, payload, unique } from './shop';

const DRESS = '3f0c5a52-6c1f-4d5b-9f39-0d1f6a3c8e21';

const PLAYERS = [
  { name: 'Abi Carter', nameOnBack: 'CARTER', number: 1, size: 'S' },
  { name: 'Łucja Żak', nameOnBack: 'ŻAK', number: 2, size: 'M' },
];

/** Three pieces at 30.00 by default; sums follow. */
export function teamOrderItem(change: Partial<TeamOrderItem> = {}): TeamOrderItem {
  const { quantities = { S: 1, M: 2 }, unitPrice = 30, sizePrices = {} } = change;
  const pieces = Object.entries(quantities);
  return {
    productId: DRESS,
    productName: 'Velocity Netball Dress',
    sku: 'VND-1',
    color: 'Purple',
    quantities,
    unitPrice,
    totalQuantity: pieces.reduce((sum, [, count]) => sum + count, 0),
    totalPrice: toAmount(
      pieces.reduce((sum, [size, count]) => sum + toCents(sizePrices[size] ?? unitPrice) * count, 0),
    ),
    customized: true,
    players: PLAYERS.filter(({ size }) => quantities[size]),
    ...change,
  };
}

export const teamOrderData = (...items: TeamOrderItem[]): TeamOrderData => ({
  items: items.length > 0 ? items : [teamOrderItem()],
  discounts: [],
});

export const sentOrder = (...items: TeamOrderItem[]): StoredTeamOrder => storeTeamOrder(teamOrderData(...items));

/** As submitted. @returns its id */
export async function createTeamOrder(
  team: { id: string },
  change: { needsProof?: boolean; data?: TeamOrderData } = {},
): Promise<string> {
  const { needsProof = true, data = teamOrderData() } = change;
  await rows`insert into products (id, name, slug, sku, price, stock_quantity, is_active)
    values (${DRESS}, 'Velocity Netball Dress', 'test-netball-dress', 'VND-1', 30, 0, true) on conflict do nothing`;
  const [row] = await rows<{ id: string }>`
    insert into team_orders (team_id, order_number, status, total_amount, total_items, needs_proof)
    values (${team.id}, ${unique('ORD')}, 'pending', 90, 3, ${needsProof}) returning id`;
  const id = String(row?.id);
  await setLines(id, data);
  return id;
}

/** Bypasses all rules. */
export async function setLines(id: string, { items, discounts }: TeamOrderData): Promise<void> {
  await inTransaction(await createLocalReq({}, payload), (session) =>
    replaceStoredLines(session, teamOrder(id), { lines: linesOf(items), discounts }),
  );
}

export async function linesIn(id: string): Promise<TeamOrderData> {
  const found = await listTeamLines(await createLocalReq({}, payload), [id]);
  return teamOrderOf(found.get(id) ?? { lines: [], discounts: [] });
}

export const proofPicture = (background = '#7c3aed'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();

export async function giveProof(staff: AdminUser, orderId: string, bytes?: Buffer) {
  const { req } = await asStaff(staff);
  return addProof({ req, kind: 'team', orderId, bytes: bytes ?? (await proofPicture()), note: 'Front and back' });
}

/** Without its file. @returns its id */
export async function createArtwork(team: { id: string }, name: string, type: AssetType = 'logo'): Promise<string> {
  const [row] = await rows<{ id: string }>`insert into design_assets (team_id, name, type, is_active)
    values (${team.id}, ${name}, ${type}, true) returning id`;
  return String(row?.id);
}
