import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PayloadRequest } from 'payload';
import { blockingFirst, checkDesign, checkPrinted, isBlocking } from '@/domain/kits/checks/check-kit';
import { checkTechnique } from '@/domain/kits/checks/check-technique';
import { checkPlayers } from '@/domain/kits/checks/check-players';
import { judgedStrictly } from '@/domain/kits/checks/strict-checks';
import type { KitCheck, KitOrderPlayer, KitProblem } from '@/domain/kits/checks/kit-problem';
import { garmentOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { clientNetwork } from '@/lib/http/client-address';
import { sharedInstance } from '@/lib/http-cache/shared';
import { failure, type FieldErrors, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { createTurns } from '@/lib/turns';
import { findKitByHash } from './find-kit-documents';
import { getStrictChecks } from './strict-checks';

/** A garment of a kit that is ordered; sizes are codes, or any word for goods without sizes. */
export type OrderedGarment = {
  /** Place of what asks for it. */
  item: number;
  /** SHA-256 of the kit. */
  hash: string;
  garment: KitGarmentType;
  players: readonly KitOrderPlayer[];
};

/** Players that are checked before others are served. */
const SLICE = 20;
/** What a check of a design costs, in players. */
const DESIGN_POINTS = 50;

const known = sharedInstance('kit-checks', () => new LRUCache<string, KitProblem[]>({ max: 500 }));
const turns = sharedInstance('kit-checks.turns', () => createTurns({ running: 1, waiting: 64 }));
const byNetwork = createThrottle('kit-checks', { points: 20_000, seconds: 15 * 60 });

/**
 * What is wrong with the kits that are ordered, what blocks first. Garments of the same kit are one team: a number stands
 * once among them.
 * @param documents kits that are not stored yet, by hash.
 * @returns `too_many_requests` where a network has too many checked, `busy` where too many wait.
 */
export async function checkGarments(
  req: PayloadRequest,
  ordered: readonly OrderedGarment[],
  documents: ReadonlyMap<string, KitDocument> = new Map(),
): Promise<Result<{ checks: KitCheck[] }, 'too_many_requests' | 'busy'>> {
  const checks: KitCheck[] = [];
  const strict = ordered.length > 0 ? await getStrictChecks() : [];
  for (const team of teamsOf(ordered)) {
    const key = keyOf(team);
    let problems = known.get(key);
    if (!problems) {
      const allowed = await byNetwork.consume(clientNetwork(req.headers), team.players.length + DESIGN_POINTS);
      if (!allowed.ok)
        return failure('too_many_requests', 'Too many kits were sent to be checked. Please try again in 15 minutes.');
      const turn = await turns.run(() => problemsOf(req, team, documents));
      if (!turn.ok) return failure('busy', 'Too many kits are being checked just now. Please try again in a moment.');
      problems = turn.value;
      known.set(key, problems);
    }
    checks.push(...judgedStrictly(problems, strict).map((problem) => checkOf(problem, team)));
  }
  return { ok: true, checks: blockingFirst(checks) };
}

/** What blocks, beside the fields of the items: `items.0.players.1`, `items.0.design`. */
export function blockedFields(checks: readonly KitCheck[], design: 'design' | 'kit'): FieldErrors {
  const errors: FieldErrors = {};
  for (const { item, player, message } of checks.filter(isBlocking))
    (errors[`items.${item}.${player === undefined ? design : `players.${player}`}`] ??= []).push(message);
  return errors;
}

/** All pieces of one garment of a kit, whichever items they stand in. */
type Team = Pick<OrderedGarment, 'hash' | 'garment'> & { item: number; players: (KitOrderPlayer & Owner)[] };
type Owner = { item: number; place: number };

function teamsOf(ordered: readonly OrderedGarment[]): Team[] {
  const teams = new Map<string, Team>();
  for (const { item, hash, garment, players } of ordered) {
    const key = `${hash} ${garment}`;
    const team = teams.get(key) ?? { hash, garment, item, players: [] };
    team.players.push(...players.map((player, place) => ({ ...player, item, place })));
    teams.set(key, team);
  }
  return [...teams.values()];
}

const keyOf = ({ hash, garment, players }: Team): string =>
  createHash('sha256')
    .update(JSON.stringify([hash, garment, players.map(({ name, number, size }) => [name, number, size])]))
    .digest('hex');

async function problemsOf(
  req: PayloadRequest,
  { hash, garment, players }: Team,
  documents: ReadonlyMap<string, KitDocument>,
): Promise<KitProblem[]> {
  const document = documents.get(hash) ?? (await findKitByHash(req, hash))?.document;
  if (!document) return [];
  const kit = garmentOfKit(document, garment);
  const outlines = await loadOutlines(fontsOf(kit));
  const problems = [...checkPlayers(kit, players), ...checkDesign(kit, outlines), ...checkTechnique(kit, players)];
  const placed = new Set<string | undefined>();
  for (let from = 0; from < players.length; from += SLICE) {
    await setImmediate();
    for (const problem of checkPrinted(kit, players.slice(from, from + SLICE), outlines)) {
      const { element, player } = problem.at;
      // An element in the wrong place is so for the players of every slice.
      if (player === undefined && placed.has(element)) continue;
      if (player === undefined) placed.add(element);
      problems.push({ ...problem, at: { ...problem.at, ...(player !== undefined && { player: from + player }) } });
    }
  }
  return problems;
}

function checkOf({ code, severity, message, at }: KitProblem, { item, players }: Team): KitCheck {
  const owner = at.player === undefined ? undefined : players[at.player];
  return { code, severity, message, item: owner?.item ?? item, ...(owner && { player: owner.place }) };
}
