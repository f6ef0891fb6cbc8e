/** Texts for the two kinds of goods: from stock, and made for one team. Claims in the settings take precedence. */
import type { Claims } from '../pages/claims';

export const FROM_STOCK = { sent: 'sent within two working days' } as const;

/** @param days after despatch */
export const stockReturns = (days: number): string =>
  days === 0
    ? 'It cannot be returned, unless it is faulty or not what you ordered.'
    : `Send it back unworn within ${days} ${days === 1 ? 'day' : 'days'} of despatch for a refund or another size.`;

export const MADE_TO_ORDER = {
  what: 'With your names, numbers, crest or colours',
  proof: 'You approve a proof first: nothing is made until you do.',
  made: 'What was made for you cannot be returned, unless it is faulty or differs from your design: then we make it again at our cost.',
  returns: 'It cannot be returned, unless it is faulty or differs from the proof: then we make it again at our cost.',
} as const;

/** Shown beside custom-made cart lines. */
export const NO_RETURNS = 'Made for you: it cannot be returned, unless it is faulty.';

/** '2-3 weeks' of '2-3 weeks turnaround'; undefined without a claim. */
export const makingTime = ({ turnaround }: Pick<Claims, 'turnaround'>): string | undefined =>
  turnaround.replace(/\s*turnaround\.?$/i, '').trim() || undefined;

/** Sentence on the delivery of team goods; those without personal print need no proof. */
export function madeWhen(claims: Pick<Claims, 'turnaround'>, needsProof = true): string {
  const time = makingTime(claims);
  const from = needsProof ? 'the day you approve the proof' : 'the day we approve your order';
  return time ? `${time} from ${from}.` : `We begin on ${from}.`;
}

export type OrderedLines = readonly {
  kit?: unknown;
  players?: readonly unknown[] | null;
  /** True if printed for players that are not listed here. */
  isPrinted?: boolean;
}[];

/** True if any line is made to a kit or printed: the order then needs an approved proof. */
export const hasMade = (lines: OrderedLines): boolean =>
  lines.some(({ kit, players, isPrinted }) => Boolean(kit) || isPrinted === true || (players ?? []).length > 0);

type Prepared = {
  promise?: string;
  hasProof?: boolean;
};

export function prepared(
  lines: OrderedLines,
  claims: Pick<Claims, 'turnaround'>,
  { promise, hasProof = false }: Prepared = {},
): string {
  if (!hasMade(lines))
    return promise ? `We pack what you ordered. ${promise}` : `We pack what you ordered: ${FROM_STOCK.sent}.`;
  const when = promise ?? madeWhen(claims);
  return hasProof
    ? `We make what you approved. ${when}`
    : `We draw a proof and email it to you: nothing is made until you approve it. ${when}`;
}

export const returnsOf = (lines: OrderedLines, days: number): string =>
  hasMade(lines) ? MADE_TO_ORDER.made : stockReturns(days);

export const returnsClaim = ({ returns }: Pick<Claims, 'returns'>, canBeMade: boolean): string =>
  returns && canBeMade ? `${returns}, unless made for you` : returns;

export function returnsOfCart(lines: OrderedLines, { returns }: Pick<Claims, 'returns'>, days: number): string[] {
  const isFromStock = lines.some((line) => !hasMade([line]));
  return [
    ...(isFromStock ? [[returns, stockReturns(days)].filter(Boolean).join(': ')] : []),
    ...(hasMade(lines) ? [MADE_TO_ORDER.made] : []),
  ];
}

export const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
