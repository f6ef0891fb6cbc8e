import type { Payload } from 'payload';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '../load-team-session';
import { loadProducts, type BuilderProduct } from '../data/builder-products';
import { listTeamLogos, type BuilderArtwork } from '../data/artwork';
import { listBuilderKits, type BuilderKit } from '../data/builder-kits';
import { findTeamBilling } from '../data/team-billing';
import { loadStartAddress } from './quote-draft';
import { loadDraft, type DraftAnswer } from './save-draft';
import { loadTeamRoster } from '../data/players';

export type OrderBuilderData = {
  products: BuilderProduct[];
  kits: BuilderKit[];
  artwork: BuilderArtwork[];
  roster: TeamRoster;
  stored: DraftAnswer;
  startAddress: TypedAddress;
  hasBillingAddress: boolean;
};

type Load = { payload: Payload; team: SignedTeam; /** Hash of a stored kit that is to be ordered. */ kit?: string };

export async function loadOrderBuilder({
  payload,
  team,
  kit: requested,
}: Load): Promise<Result<OrderBuilderData, 'load_failed'>> {
  try {
    const [products, artwork, roster, stored, startAddress, { billingAddress }] = await Promise.all([
      loadProducts(payload, team.id),
      listTeamLogos(payload, team.id),
      loadTeamRoster(payload, team),
      loadDraft({ payload, team }),
      loadStartAddress(payload, team.id),
      findTeamBilling(payload, team.id),
    ]);
    const drafted = [{ kit: requested }, ...stored.draft.items].flatMap(({ kit }) => kit ?? []);
    const kits = await listBuilderKits(payload, team.id, drafted);
    const hasBillingAddress = billingAddress !== null;
    return { ok: true, products, kits, artwork, roster, stored, startAddress, hasBillingAddress };
  } catch (error) {
    log.error({ err: error }, 'The order builder could not be loaded.');
    return failure('load_failed', 'Failed to load products. Please refresh the page.');
  }
}
