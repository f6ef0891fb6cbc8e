import { isSameSquad, squadParts, type SquadName, type SquadState } from '@/domain/orders/proof-squads';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { squadStates } from '@/modules/proofs/approval';
import type { TeamOrderDetail } from '@/modules/team/data/team-order';

export type SquadKits = {
  squad: SquadName;
  isApproved: boolean;
  kits: OrderedKit[];
};

/** Answers to the newest proof, and what may be packed by them; nothing if the order is one squad. */
export function squadsOf({
  data: { items },
  needsProof,
  proofs: [newest],
}: Pick<TeamOrderDetail, 'data' | 'needsProof' | 'proofs'>): { squads?: SquadState[]; squadKits?: SquadKits[] } {
  const squads = newest && needsProof ? squadStates(newest, items) : [];
  if (squads.length < 2) return {};
  const squadKits = squadParts(items).map(({ squad, lines }) => ({
    squad,
    isApproved: squads.some((state) => isSameSquad(state.squad, squad) && state.status === 'approved'),
    kits: lines.flatMap(({ kit }) => kit ?? []),
  }));
  return { squads, squadKits };
}
