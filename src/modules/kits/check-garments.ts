import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PayloadRequest } from 'payload';
import { blockingFirst, checkDesign, checkPrinted, isBlocking } from '@/domain/kits/checks/check-kit';
import { checkTechnique } from '@/domain/kits/checks/check-technique';
import { checkPlayers, type PlayerRules } from '@/domain/kits/checks/check-players';
import { judgedStrictly } from '@/domain/kits/checks/strict-checks';
import type { KitCheck, KitOrderPlayer, KitProblem } from '@/domain/kits/checks/kit-problem';
import { checkSizes } from '@/domain/kits/checks/check-sizes';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import type { SizeTable } from '@/domain/kits/production/size-table';
import { clientNetwork } from '@/lib/http/client-address';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { failure, type FieldErrors, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { createLimiter } from '@kitroom/front/limiter';
import { findKitByHash } from './find-kit-documents';
import { getKitRules } from './kit-rules';

/** Ordered garments of a kit; sizes are codes, or any word for goods without sizes. */
export type OrderedGarments = {
  item: number;
  /** SHA-256 of the kit. */
  hash: string;
  /** One of its garments, or those of a set. */
  garments: readonly KitGarmentType[];
  players: readonly KitOrderPlayer[];
  nameless: readonly string[];
};

/** Players checked before other requests get their turn. */
const SLICE = 20;
/** Cost of a design’s check, in players. */
const DESIGN_POINTS = 50;

const known = sharedInstance('kit-checks', () => new LRUCache<string, KitProblem[]>({ max: 500 }));
const limiter = sharedInstance('kit-checks.limiter', () => createLimiter({ running: 1, waiting: 64 }));
const byNetwork = createThrottle('kit-checks', { points: 20_000, seconds: 15 * 60 });

/** Blocking ones first. The same garments of a kit are one team, with unique numbers. `documents`: not stored yet. */
export async function checkGarments(
  req: PayloadRequest,
  ordered: readonly OrderedGarments[],
  documents: ReadonlyMap<string, KitDocument> = new Map(),
  ofTeam: Omit<PlayerRules, 'numbers'> = {},
): Promise<Result<{ checks: KitCheck[] }, 'too_many_requests' | 'busy'>> {
  const checks: KitCheck[] = [];
  if (ordered.length === 0) return { ok: true, checks };
  const { strict, sizes, numbers } = await getKitRules();
  const rules = { ...ofTeam, numbers };
  for (const team of teamsOf(ordered)) {
    const key = keyOf(team, sizes, rules);
    let problems = known.get(key);
    if (!problems) {
      const allowed = await byNetwork.consume(clientNetwork(req.headers), team.players.length + DESIGN_POINTS);
      if (!allowed.ok)
        return failure('too_many_requests', 'Too many kits were sent to be checked. Please try again in 15 minutes.');
      const turn = await limiter.run(() => problemsOf(req, team, { documents, sizes, rules }));
      if (!turn.ok) return failure('busy', 'Too many kits are being checked just now. Please try again in a moment.');
      problems = turn.value;
      known.set(key, problems);
    }
    checks.push(...judgedStrictly(problems, strict).map((problem) => checkOf(problem, team)));
  }
  return { ok: true, checks: blockingFirst(checks) };
}

/** Blocking problems, by the fields of the items: `items.0.players.1`, `items.0.design`. */
export function blockedFields(checks: readonly KitCheck[], design: 'design' | 'kit'): FieldErrors {
  const errors: FieldErrors = {};
  for (const { item, player, message } of checks.filter(isBlocking))
    (errors[`items.${item}.${player === undefined ? design : `players.${player}`}`] ??= []).push(message);
  return errors;
}

/** All pieces of the same garments of a kit, in any items. */
type Team = Pick<OrderedGarments, 'hash' | 'garments'> & {
  item: number;
  players: (KitOrderPlayer & Owner)[];
  nameless: string[];
};
type Owner = { item: number; place: number };

function teamsOf(ordered: readonly OrderedGarments[]): Team[] {
  const teams = new Map<string, Team>();
  for (const { item, hash, garments, players, nameless } of ordered) {
    const key = [hash, ...garments].join(' ');
    const team = teams.get(key) ?? { hash, garments, item, players: [], nameless: [] };
    team.players.push(...players.map((player, place) => ({ ...player, item, place })));
    team.nameless = [...new Set([...team.nameless, ...nameless])].sort();
    teams.set(key, team);
  }
  return [...teams.values()];
}

const keyOf = ({ hash, garments, players, nameless }: Team, table: SizeTable, rules: PlayerRules): string =>
  createHash('sha256')
    .update(
      canonicalJson([
        ...[hash, garments, table, nameless, rules],
        players.map(({ name, number, size, sizes, member, squad }) => [
          ...[name, number, size, sizes ?? null],
          ...[member ?? null, squad ?? null],
        ]),
      ]),
    )
    .digest('hex');

/** True for problems of an element’s place: the same for the players of every slice, so reported once. */
const isOfPlace = ({ code }: KitProblem): boolean => code === 'over-seam' || code === 'outside-safe-area';

async function problemsOf(
  req: PayloadRequest,
  { hash, garments, players, nameless }: Team,
  { documents, sizes, rules }: { documents: ReadonlyMap<string, KitDocument>; sizes: SizeTable; rules: PlayerRules },
): Promise<KitProblem[]> {
  const document = documents.get(hash) ?? (await findKitByHash(req, hash))?.document;
  if (!document) return [];
  const kit = garmentsOfKit(document, garments);
  const outlines = await loadOutlines(fontsOf(kit));
  const problems = [
    ...checkPlayers(kit, players, rules),
    ...checkDesign(kit, outlines),
    ...checkTechnique(kit, { players, nameless }, sizes),
  ];
  const inSizes = checkSizes(kit, { nameless }, outlines, sizes);
  problems.push(...inSizes);
  const placed = new Set(inSizes.map(({ at }) => at.element));
  for (let from = 0; from < players.length; from += SLICE) {
    await setImmediate();
    const slice = players.slice(from, from + SLICE);
    for (const problem of [
      ...checkPrinted(kit, slice, outlines),
      ...checkSizes(kit, { players: slice }, outlines, sizes),
    ]) {
      const { element, player } = problem.at;
      if (isOfPlace(problem) && placed.has(element)) continue;
      if (isOfPlace(problem)) placed.add(element);
      problems.push({ ...problem, at: { ...problem.at, ...(player !== undefined && { player: from + player }) } });
    }
  }
  return problems;
}

function checkOf({ code, severity, message, at }: KitProblem, { item, players }: Team): KitCheck {
  const owner = at.player === undefined ? undefined : players[at.player];
  return { code, severity, message, item: owner?.item ?? item, ...(owner && { player: owner.place }) };
}
