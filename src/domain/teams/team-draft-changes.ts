import { furtherParts, ownSizes, unmadeParts, type ProductPart } from '../catalogue/product-parts';
import type { SizeField } from '../catalogue/sizes';
import type { KitGarmentType } from '../kits/document/kit-garments';
import type { DraftItem, DraftPlayer, TeamDraft } from './team-draft';
import { backNameOf, inTeamCase } from './back-name';
import { squadsIn } from './roster';
import type { ShirtNumber } from './shirt-number';
import type { ShirtRules } from './shirt-rules';
import { sizeFieldOf, sizeFor, type PlayerSizes } from './player-sizes';
import { ONE_SIZE } from './team-order';

export type RosterMember = PlayerSizes & {
  id: string;
  name: string;
  nameOnBack: string | null;
  number: ShirtNumber | null;
  squad: string | null;
};

export type TeamRoster = { members: readonly RosterMember[]; rules: ShirtRules };

export type FillOptions = {
  /** Player’s size field for the product; undefined if it has none, and everyone gets ONE_SIZE. */
  size: SizeField | undefined;
  parts?: readonly ProductPart[];
  isPrinted: boolean;
  rules: ShirtRules;
  /** Squad of the pieces; default: each player’s first. */
  squad?: string;
};

export const wornIn = (product: {
  hasSizes: boolean;
  kitGarment: KitGarmentType | null;
  categorySlug: string | null;
  parts: readonly ProductPart[];
}): Pick<FillOptions, 'size' | 'parts'> => ({
  size: product.hasSizes ? sizeFieldOf(product) : undefined,
  parts: product.parts,
});

export const newItem = (key: string, product: string, color: string | null): DraftItem => ({
  key,
  product,
  color,
  players: [],
  extras: {},
});

export const addItem = (draft: TeamDraft, item: DraftItem): TeamDraft => ({ ...draft, items: [...draft.items, item] });

/** Adds a line per product, made to a kit by its hash; existing lines are not repeated. */
export function addKit(draft: TeamDraft, kit: string, products: readonly string[], newKey: () => string): TeamDraft {
  const isThere = (product: string) => draft.items.some((item) => item.product === product && item.kit === kit);
  const added = products.filter((product) => !isThere(product));
  return added.reduce((now, product) => addItem(now, { ...newItem(newKey(), product, null), kit }), draft);
}

export function changeItem(draft: TeamDraft, key: string, change: Partial<Omit<DraftItem, 'key'>>): TeamDraft {
  return { ...draft, items: draft.items.map((item) => (item.key === key ? { ...item, ...change } : item)) };
}

export function removeItem(draft: TeamDraft, key: string): TeamDraft {
  return { ...draft, items: draft.items.filter((item) => item.key !== key) };
}

export function restoreItem(draft: TeamDraft, item: DraftItem, index: number): TeamDraft {
  if (draft.items.some(({ key }) => key === item.key)) return draft;
  return { ...draft, items: draft.items.toSpliced(index, 0, item) };
}

export function playerOf(
  member: RosterMember,
  { size, parts, isPrinted, rules, squad = squadsIn(member.squad)[0] }: FillOptions,
): DraftPlayer {
  const piece = size ? (sizeFor(member, size) ?? '') : ONE_SIZE;
  const further = furtherParts(parts).map(({ name, worn }) => [name, sizeFor(member, worn) ?? '']);
  return {
    memberId: member.id,
    ...(squad && { squad }),
    name: member.name,
    nameOnBack: isPrinted ? backNameOf(member, rules).text : '',
    number: isPrinted ? member.number : null,
    size: piece,
    ...ownSizes({ size: piece, sizes: Object.fromEntries(further) }),
  };
}

/** True if a piece is for this member; with a squad, for the member in it. */
export const isInLine = (players: readonly DraftPlayer[], { id }: Pick<RosterMember, 'id'>, squad?: string): boolean =>
  players.some((player) => player.memberId === id && (!squad || !player.squad || player.squad === squad));

/** Adds every member of the roster, or of a squad, who is not in the line yet; manual settings stay. */
export function fillFromRoster(item: DraftItem, roster: readonly RosterMember[], options: FillOptions): DraftItem {
  const added = roster
    .filter((member) => !isInLine(item.players, member, options.squad))
    .map((member) => playerOf(member, options));
  return { ...item, players: [...item.players, ...added] };
}

/** Names of players not on the roster are left to be typed. */
export function printPlayers(
  item: DraftItem,
  roster: readonly RosterMember[],
  { isPrinted, rules }: Pick<FillOptions, 'isPrinted' | 'rules'>,
): DraftItem {
  const members = new Map(roster.map((member) => [member.id, member]));
  const printed = (player: DraftPlayer): DraftPlayer => {
    if (!isPrinted) return { ...player, nameOnBack: '', number: null };
    const member = player.memberId === undefined ? undefined : members.get(player.memberId);
    return {
      ...player,
      nameOnBack: inTeamCase(player.nameOnBack || (member ? backNameOf(member, rules).text : ''), rules),
      number: player.number ?? member?.number ?? null,
    };
  };
  return { ...item, players: item.players.map(printed) };
}

export type SizeProblem = 'missing' | 'not_made';

export function sizeProblem(size: string, made: readonly string[]): SizeProblem | undefined {
  if (!size) return 'missing';
  return made.includes(size) ? undefined : 'not_made';
}

/** First impossible size of a player’s piece; `part` names the further part of a set. */
export type PlayerSizeProblem = { problem: SizeProblem; part?: string };

export function sizeProblems(
  { players }: DraftItem,
  made: readonly string[],
  parts: readonly ProductPart[] = [],
): Map<number, PlayerSizeProblem> {
  return new Map(
    players.flatMap((player, index) => {
      const problem = sizeProblem(player.size, made);
      const [unmade] = unmadeParts(parts, player);
      if (problem) return [[index, { problem }] as const];
      return unmade ? [[index, { problem: 'not_made' as const, part: unmade.name }] as const] : [];
    }),
  );
}
