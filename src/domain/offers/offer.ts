export const OFFER_KINDS = ['percentage', 'amount', 'delivery', 'pieces'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const OFFER_LABELS: Record<OfferKind, string> = {
  percentage: 'Percentage off',
  amount: 'Amount off',
  delivery: 'Free delivery',
  pieces: 'Buy some, get some free',
};

/** Values of one kind and its conditions; those of other kinds do not count. Amounts in the shop’s currency. */
export type OfferTerms = {
  kind: OfferKind;
  percentOff?: number | null;
  amount?: number | null;
  buyPieces?: number | null;
  freePieces?: number | null;
  /** Least worth and number of the goods that it counts for. */
  minSpend?: number | null;
  minPieces?: number | null;
  /** Counts also for goods on sale or with a quantity discount. */
  combines?: boolean | null;
};

export type Offer = OfferTerms & {
  id: string;
  name: string;
  /** Null or undefined if it applies without one. */
  code?: string | null;
  /** Products of the order that it is for; null for all. */
  products: readonly string[] | null;
};

export const offerLabel = ({ name, code }: Pick<Offer, 'name' | 'code'>): string => (code ? `${name} (${code})` : name);

/** Written in capitals, and the same however it is typed. */
export const offerCodeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

const isOfferCode = (code: string): boolean => /^[A-Z0-9][A-Z0-9_-]{2,29}$/.test(code);

export const OFFER_STATES = ['active', 'planned', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

type OfferFields = OfferTerms & {
  code?: string | null;
  firstOrder?: boolean | null;
  maxUsesEach?: number | null;
  /** Days of the shop. */
  startsOn?: string | null;
  endsOn?: string | null;
};

const isWhole = (value: number | null | undefined, from: number, to = Number.MAX_SAFE_INTEGER): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** By field, what makes an offer impossible. */
export function offerProblems(offer: OfferFields): Partial<Record<keyof OfferFields, string>> {
  const { kind, percentOff, amount, buyPieces, freePieces, startsOn, endsOn, code } = offer;
  const ofBuyer = 'An offer without a code cannot depend on who orders.';
  const problems: [keyof OfferFields, boolean, string][] = [
    ['code', Boolean(code) && !isOfferCode(code ?? ''), 'Use 3 to 30 letters, digits and hyphens.'],
    ['percentOff', kind === 'percentage' && !isWhole(percentOff, 1, 100), 'Enter a whole number from 1 to 100.'],
    ['amount', kind === 'amount' && !(amount && amount > 0), 'Enter an amount.'],
    ['buyPieces', kind === 'pieces' && !isWhole(buyPieces, 1, 1000), 'Enter a whole number from 1 to 1,000.'],
    ['freePieces', kind === 'pieces' && !isWhole(freePieces, 1, 1000), 'Enter a whole number from 1 to 1,000.'],
    ['endsOn', Boolean(startsOn && endsOn && endsOn < startsOn), 'It must not end before it starts.'],
    ['firstOrder', Boolean(offer.firstOrder) && !code, ofBuyer],
    ['maxUsesEach', Boolean(offer.maxUsesEach) && !code, ofBuyer],
  ];
  return Object.fromEntries(problems.flatMap(([field, isWrong, message]) => (isWrong ? [[field, message]] : [])));
}
