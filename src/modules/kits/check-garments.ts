import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PayloadRequest } from 'payload';
import { blockingFirst, checkDesign, checkPrinted, isBlocking } from '@/domain/kits/checks/check-kit';
import { checkSamples } from '@/domain/kits/checks/check-samples';
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
import { failure, type Failure, type FieldErrors, type Success } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { createLimiter } from '@kitroom/front/limiter';
import { findKitByHash } from './find-kit-documents';
import { getKitRules } from './kit-rules';
import { kitHash } from './store-kit-document';

/** Ordered garments of a kit; sizes are codes, or any word for goods without sizes. */
export type OrderedGarments = {
  item: number;
  hash: string;
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
const byNetwork = createThrottle('kit-checks', { points: 20_000, seconds: 15 * 60, shownAs: 'kit-checks' });

type Refused = Failure<'too_many_requests' | 'busy'>;

/** Blocking ones first. The same garments of a kit are one team, with unique numbers. `documents`: not stored yet. */
export async function checkGarments(
  req: PayloadRequest,
  ordered: readonly OrderedGarments[],
  documents: ReadonlyMap<string, KitDocument> = new Map(),
  ofTeam: Omit<PlayerRules, 'numbers'> = {},
): Promise<Success<{ checks: KitCheck[] }> | Refused> {
  const checks: KitCheck[] = [];
  if (ordered.length === 0) return { ok: true, checks };
  const { strict, sizes, numbers } = await getKitRules();
  for (const team of teamsOf(ordered)) {
    const read = async () => {
      const document = documents.get(team.hash) ?? (await findKitByHash(req, team.hash))?.document;
      return document && garmentsOfKit(document, team.garments);
    };
    const found = await findProblems(req, team, { read, sizes, rules: { ...ofTeam, numbers } });
    if (!found.ok) return found;
    checks.push(...judgedStrictly(found.problems, strict).map((problem) => checkOf(problem, team)));
  }
  return { ok: true, checks: blockingFirst(checks) };
}

/** Blocking ones first: of all garments in all colourways, and of players as one team. */
export async function checkDocument(
  req: PayloadRequest,
  document: KitDocument,
  players: readonly KitOrderPlayer[],
  ofTeam: Omit<PlayerRules, 'numbers'> = {},
): Promise<Success<{ problems: KitProblem[] }> | Refused> {
  const { strict, sizes, numbers } = await getKitRules();
  const whole = { hash: kitHash(document), garments: [], players, nameless: [] };
  const read = async () => document;
  const found = await findProblems(req, whole, { read, sizes, rules: { ...ofTeam, numbers } });
  return found.ok ? { ok: true, problems: blockingFirst(judgedStrictly(found.problems, strict)) } : found;
}

/** Blocking problems, by the fields of the items: `items.0.players.1`, `items.0.design`. */
export function blockedFields(checks: readonly KitCheck[], design: 'design' | 'kit'): FieldErrors {
  const errors: FieldErrors = {};
  for (const { item, player, message } of checks.filter(isBlocking))
    (errors[`items.${item}.${player === undefined ? design : `players.${player}`}`] ??= []).push(message);
  return errors;
}

type Pieces = Omit<OrderedGarments, 'item'>;

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

const keyOf = ({ hash, garments, players, nameless }: Pieces, { sizes: table, rules }: Rules): string =>
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

type Rules = { sizes: SizeTable; rules: PlayerRules };

/** Remembers what was found; else the caller’s network pays for it. */
async function findProblems(
  req: PayloadRequest,
  pieces: Pieces,
  { read, ...by }: Rules & { read: () => Promise<KitDocument | undefined> },
): Promise<Success<{ problems: KitProblem[] }> | Refused> {
  const key = keyOf(pieces, by);
  const before = known.get(key);
  if (before) return { ok: true, problems: before };
  const allowed = await byNetwork.consume(clientNetwork(req.headers), pieces.players.length + DESIGN_POINTS);
  if (!allowed.ok)
    return failure('too_many_requests', 'Too many kits were sent to be checked. Please try again in 15 minutes.');
  const turn = await limiter.run(async () => {
    const kit = await read();
    return kit ? problemsOf(kit, pieces, by) : [];
  });
  if (!turn.ok) return failure('busy', 'Too many kits are being checked just now. Please try again in a moment.');
  known.set(key, turn.value);
  return { ok: true, problems: turn.value };
}

async function problemsOf(
  kit: KitDocument,
  { players, nameless }: Pieces,
  { sizes, rules }: Rules,
): Promise<KitProblem[]> {
  const outlines = await loadOutlines(fontsOf(kit));
  const problems = [
    ...checkPlayers(kit, players, rules),
    ...checkDesign(kit, outlines),
    ...checkTechnique(kit, { players, nameless }, sizes),
    ...checkSamples(kit, { players, nameless }),
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
