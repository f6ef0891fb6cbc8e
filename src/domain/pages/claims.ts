/** Default claims of the supplier, each with its place; an empty one is hidden. */
export const CLAIMS = {
  discount: 'Bulk discounts from 10 pieces',
  turnaround: '2-3 weeks turnaround',
  minimum: 'No minimum order',
  shipping: 'Free shipping',
  warranty: '2 year warranty',
  returns: 'Easy returns',
} as const;

export type Claim = keyof typeof CLAIMS;
export type Claims = Record<Claim, string>;

export function claimsOf(stored: Partial<Record<Claim, string | null>> | null | undefined): Claims {
  const names = Object.keys(CLAIMS) as Claim[];
  return Object.fromEntries(names.map((name) => [name, stored?.[name]?.trim() ?? ''])) as Claims;
}
