import type { Payload } from 'payload';
import type { RosterMember } from '@/domain/teams/team-draft-changes';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '../session';
import { loadProducts, type BuilderProduct } from '../data/builder-products';
import { listBuilderKits } from '../data/builder-kits';
import { loadDraft, type DraftAnswer } from './save-draft';
import { listRosterMembers } from '../data/players';

export type OrderBuilderData = {
  products: BuilderProduct[];
  kits: RequestedKit[];
  /** Active members by name. */
  roster: RosterMember[];
  stored: DraftAnswer;
};

type Load = { payload: Payload; team: SignedTeam };

/** What the order builder begins with. */
export async function loadOrderBuilder({ payload, team }: Load): Promise<Result<OrderBuilderData, 'load_failed'>> {
  try {
    const [products, roster, stored] = await Promise.all([
      loadProducts(payload),
      listRosterMembers(payload, team.id),
      loadDraft({ payload, team }),
    ]);
    const drafted = stored.draft.items.flatMap(({ kit }) => kit ?? []);
    const kits = await listBuilderKits(payload, team.id, drafted);
    return { ok: true, products, kits, roster, stored };
  } catch (error) {
    log.error({ err: error }, 'The order builder could not be loaded.');
    return failure('load_failed', 'Failed to load products. Please refresh the page.');
  }
}
