/** Months for which a visitor’s design is kept after it was last opened; a setting. */
export const DEFAULT_DESIGN_MONTHS = 18;
export const MAX_DESIGN_MONTHS = 1200;

export const isDesignMonths = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_DESIGN_MONTHS;

export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
