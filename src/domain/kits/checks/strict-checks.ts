import type { KitProblem, KitProblemCode } from './kit-problem';

/** Warnings that a shop can turn into blocks, by code, with their descriptions. */
export const OPTIONAL_CHECKS = {
  'number-against-rules': 'Numbers that are unusual in the sport',
  'number-twice': 'Netball positions that are worn twice',
  'low-contrast': 'Lettering that is harder to read than it should be',
  'low-resolution': 'Logos that are less sharp than they should be',
  'outside-palette': 'Colours outside our palette',
  'over-seam': 'Logos and lettering over a seam',
  'outside-safe-area': 'Logos and lettering too near the edge',
  'not-printed': 'Names and numbers that the design has no place for',
  sample: 'Sample crests and sponsors of ready designs',
} as const satisfies Partial<Record<KitProblemCode, string>>;

export type OptionalCheck = keyof typeof OPTIONAL_CHECKS;

export const OPTIONAL_CHECK_CODES = Object.keys(OPTIONAL_CHECKS) as OptionalCheck[];

export const judgedStrictly = (problems: readonly KitProblem[], strict: readonly KitProblemCode[]): KitProblem[] =>
  problems.map((problem) => (strict.includes(problem.code) ? { ...problem, severity: 'blocks' } : problem));
