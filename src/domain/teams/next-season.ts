import { ownSizes, partSizesText } from '../catalogue/product-parts';
import { sizeLabelOf } from '../catalogue/sizes';
import { formatMoney, toCents } from '../money/money';
import { squadsIn } from './roster';
import type { DraftItem, DraftPlayer } from './team-draft';
import type { ShirtRules } from './shirt-rules';
import { playerOf, type FillOptions, type RosterMember } from './team-draft-changes';
import { itemText, type TeamOrderItem } from './team-order';

/** Players who joined or left since the order, and changes of print and size; in words, each once. */
export type RosterChanges = { left: string[]; joined: string[]; changed: string[] };

export const NO_ROSTER_CHANGES: RosterChanges = { left: [], joined: [], changed: [] };

const isPrintedOn = (players: readonly DraftPlayer[]): boolean =>
  players.some(({ nameOnBack, number }) => nameOnBack !== '' || number !== null);

const nameKey = (name: string): string => name.trim().toLowerCase();

/** Keeps sizes that the roster lacks, and hand-typed players. New ones join lines for most of the order’s players. */
export function withPresentRoster(
  items: readonly DraftItem[],
  roster: readonly RosterMember[],
  wornIn: (item: DraftItem) => Pick<FillOptions, 'size' | 'parts'>,
  rules: ShirtRules,
): { items: DraftItem[]; changes: RosterChanges } {
  const byId = new Map(roster.map((member) => [member.id, member]));
  const byName = new Map(roster.map((member) => [nameKey(member.name), member]));
  const memberOf = ({ memberId, name }: DraftPlayer): RosterMember | undefined =>
    (memberId === undefined ? undefined : byId.get(memberId)) ?? byName.get(nameKey(name));
  const ordered = items.flatMap(({ players }) => players);
  const people = new Set(ordered.map(({ name }) => nameKey(name)));
  const present = new Set(ordered.flatMap((player) => memberOf(player)?.id ?? []));
  const newcomers = people.size > 0 ? roster.filter(({ id }) => !present.has(id)) : [];
  const left = new Set<string>();
  const changed = new Set<string>();

  const playersOf = (item: DraftItem): DraftPlayer[] => {
    const options = { ...wornIn(item), rules, isPrinted: isPrintedOn(item.players) };
    const stay = item.players.flatMap((before): DraftPlayer[] => {
      const member = memberOf(before);
      if (!member) {
        if (before.memberId === undefined) return [before];
        left.add(before.name);
        return [];
      }
      const squad = squadsIn(member.squad).includes(before.squad ?? '') ? before.squad : undefined;
      const now = playerOf(member, { ...options, squad });
      const player = withSizes(now, before);
      const differences = differencesOf(before, player);
      if (differences) changed.add(`${player.name}: ${differences}.`);
      return [player];
    });
    const isForMost = new Set(item.players.map(({ name }) => nameKey(name))).size * 2 > people.size;
    return isForMost ? [...stay, ...newcomers.map((member) => playerOf(member, options))] : stay;
  };

  const lines = items.map((item) => (item.players.length > 0 ? { ...item, players: playersOf(item) } : item));
  return {
    items: lines,
    changes: { left: [...left], joined: newcomers.map(({ name }) => name), changed: [...changed] },
  };
}

function withSizes(now: DraftPlayer, before: DraftPlayer): DraftPlayer {
  const size = now.size || before.size;
  const sizes = { ...(now.size ? {} : before.sizes), ...now.sizes };
  const { sizes: _, ...player } = now;
  return { ...player, size, ...ownSizes({ size, sizes }) };
}

function differencesOf(before: DraftPlayer, now: DraftPlayer): string {
  const of = (what: string, was: string | number | null, is: string | number | null) =>
    was === is ? [] : [`${what} ${is ?? 'none'}${was === null || was === '' ? '' : `, was ${was}`}`];
  return [
    ...of('number', before.number, now.number),
    ...of('name on back', before.nameOnBack, now.nameOnBack),
    ...of('size', sizeLabelOf(before.size) ?? before.size, sizeLabelOf(now.size) ?? now.size),
    ...of('sizes of parts', partSizesText(before.sizes) || null, partSizesText(now.sizes) || null),
  ].join('; ');
}

/** Price per piece, by size if they differ; `now` has the same lines at today’s prices, null if unavailable. */
export function priceChanges(ordered: readonly TeamOrderItem[], now: readonly (TeamOrderItem | null)[]): string[] {
  const texts = ordered.flatMap((before, index) => {
    const after = now[index];
    // Orders from elsewhere may lack prices.
    if (!after || typeof before.unitPrice !== 'number') return [];
    const sizes = Object.keys(before.quantities).filter((size) => size in after.quantities);
    const prices = (sizes.length > 0 ? sizes : [undefined]).map((size) => ({
      size,
      was: priceOf(before, size),
      is: priceOf(after, size),
    }));
    const isOne = prices.every(({ was, is }) => was === prices[0]?.was && is === prices[0]?.is);
    return (isOne ? prices.slice(0, 1) : prices)
      .filter(({ was, is }) => was !== is)
      .map(({ size, was, is }) =>
        [
          `${itemText(after)}${!isOne && size ? `, ${sizeLabelOf(size) ?? size}` : ''}:`,
          `${formatMoney(is)} each, was ${formatMoney(was)}.`,
        ].join(' '),
      );
  });
  return [...new Set(texts)];
}

const priceOf = ({ unitPrice, sizePrices }: TeamOrderItem, size: string | undefined) =>
  toCents((size === undefined ? undefined : sizePrices?.[size]) ?? unitPrice);
