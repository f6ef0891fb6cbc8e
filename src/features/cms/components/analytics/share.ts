/** A part of a whole as people read it: 4.2%. */
export const share = (part: number, whole: number): string =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(whole > 0 ? part / whole : 0);
