/** What the supplier promises (spec §1), each where it is told; an empty one is not shown. */
export const CLAIMS = {
  discount: 'Bulk discounts from 10 pieces',
  turnaround: '2-3 weeks turnaround',
  minimum: 'No minimum order',
  shipping: 'Free shipping',
  warranty: '2 year warranty',
  returns: 'Easy returns',
} as const;

export type Claim = keyof typeof CLAIMS;
