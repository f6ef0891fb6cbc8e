const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,234.50`: US dollars with two decimals (spec §9). */
export function formatUsd(amount: number, unit: 'dollars' | 'cents' = 'dollars'): string {
  return usd.format(unit === 'cents' ? amount / 100 : amount)
}
