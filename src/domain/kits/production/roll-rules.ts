/** Roll of cloth or paper that pieces are printed on, in whole millimetres. */
export interface RollRules {
  width: number;
  margin: number;
  gap: number;
  maxLength: number;
}

export type RollField = keyof RollRules;

export const USUAL_ROLL: RollRules = { width: 1600, margin: 10, gap: 10, maxLength: 5000 };

/** Readers of PDF refuse pages beyond 14,400 points: 5,080 mm. */
export const ROLL_LIMITS: Record<RollField, readonly [least: number, most: number]> = {
  width: [500, 5000],
  margin: [0, 100],
  gap: [0, 100],
  maxLength: [1500, 5000],
};

export const ROLL_LABELS: Record<RollField, string> = {
  width: 'Width',
  margin: 'Margin',
  gap: 'Gap between pieces',
  maxLength: 'Longest file',
};

export const ROLL_FIELDS = Object.keys(ROLL_LIMITS) as RollField[];

export function isRollLength(field: RollField, value: unknown): value is number {
  const [least, most] = ROLL_LIMITS[field];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

export const rollHint = (field: RollField): string => `Enter whole millimetres, ${ROLL_LIMITS[field].join(' to ')}.`;

export const readRollRules = (stored: Partial<Record<RollField, number | null>> = {}): RollRules => {
  const lengths = ROLL_FIELDS.map((field) => {
    const value = stored[field];
    return [field, isRollLength(field, value) ? value : USUAL_ROLL[field]] as const;
  });
  return { ...USUAL_ROLL, ...Object.fromEntries(lengths) };
};
