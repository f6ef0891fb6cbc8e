import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { AssetType } from '@/domain/teams/design-assets';
import { storeTeamOrder, type StoredTeamOrder } from '@/domain/teams/stored-team-order';
import type { TeamOrderData, TeamOrderItem } from '@/domain/teams/team-order';
import { addProof } from '@/modules/orders/proofs/add-proof';
import type { AdminUser } from '@/payload-types';
import { asStaff, rows, unique } from './shop';

export const teamOrderItem = (change: Partial<TeamOrderItem> = {}): TeamOrderItem => ({
  productId: randomUUID(),
  productName: 'Velocity Netball Dress',
  sku: 'VND-1',
  color: 'Purple',
  quantities: { S: 1, M: 2 },
  unitPrice: 30,
  totalQuantity: 3,
  totalPrice: 90,
  customized: true,
  players: [
    { name: 'Abi Carter', nameOnBack: 'CARTER', number: 1, size: 'S' },
    { name: 'Łucja Żak', nameOnBack: 'ŻAK', number: 2, size: 'M' },
  ],
  ...change,
});

export const teamOrderData = (...items: TeamOrderItem[]): TeamOrderData => ({
  items: items.length > 0 ? items : [teamOrderItem()],
  discounts: [],
});

/** The same as another program sends them. */
export const sentOrder = (...items: TeamOrderItem[]): StoredTeamOrder => storeTeamOrder(teamOrderData(...items));

/** An order of a team, as its submission would have written it. @returns its id. */
export async function createTeamOrder(
  team: { id: string },
  change: { needsProof?: boolean; data?: TeamOrderData } = {},
): Promise<string> {
  const { needsProof = true, data = teamOrderData() } = change;
  const [row] = await rows<{ id: string }>(
    `insert into team_orders (team_id, order_number, status, total_amount, total_items, order_data, needs_proof)
     values ($1, $2, 'pending', 90, 3, $3, $4) returning id`,
    [team.id, unique('ORD'), JSON.stringify(storeTeamOrder(data)), needsProof],
  );
  return String(row?.id);
}

export const proofPicture = (background = '#7c3aed'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();

/** Adds a proof as a member of staff would. */
export async function giveProof(staff: AdminUser, orderId: string, bytes?: Buffer) {
  const { req } = await asStaff(staff);
  return addProof({ req, kind: 'team', orderId, bytes: bytes ?? (await proofPicture()), note: 'Front and back' });
}

/** A design asset of a team, without its file. @returns its id. */
export async function createArtwork(team: { id: string }, name: string, type: AssetType = 'logo'): Promise<string> {
  const [row] = await rows<{ id: string }>(
    'insert into design_assets (team_id, name, type, is_active) values ($1, $2, $3, true) returning id',
    [team.id, name, type],
  );
  return String(row?.id);
}
