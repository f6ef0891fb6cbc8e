export const NUMBER_SCOPES = ['squad', 'club', 'none'] as const;
export type NumberScope = (typeof NUMBER_SCOPES)[number];

export const NUMBER_SCOPE_LABELS: Record<NumberScope, string> = {
  squad: 'Once in each squad',
  club: 'Once in the club',
  none: 'As often as you like',
};

export const BACK_NAME_RULES = ['surname', 'initial_surname', 'as_typed'] as const;
export type BackNameRule = (typeof BACK_NAME_RULES)[number];

export const BACK_NAME_LABELS: Record<BackNameRule, string> = {
  surname: 'Surname',
  initial_surname: 'Initial and surname',
  as_typed: 'Name as typed',
};

export type ShirtRules = {
  numbersUniqueIn: NumberScope;
  backNames: BackNameRule;
  /** All names in capitals, also players' own. */
  capitalNames: boolean;
};

export const DEFAULT_SHIRT_RULES: ShirtRules = { numbersUniqueIn: 'squad', backNames: 'surname', capitalNames: true };

export const shirtRulesOf = (team: { [Rule in keyof ShirtRules]?: ShirtRules[Rule] | null }): ShirtRules => ({
  numbersUniqueIn: team.numbersUniqueIn ?? DEFAULT_SHIRT_RULES.numbersUniqueIn,
  backNames: team.backNames ?? DEFAULT_SHIRT_RULES.backNames,
  capitalNames: team.capitalNames ?? DEFAULT_SHIRT_RULES.capitalNames,
});

export type NumberedTeam = Parameters<typeof shirtRulesOf>[0] & { allowsAnyNumber?: boolean | null };

export const numberRulesOf = (team: NumberedTeam) => ({
  numbersUniqueIn: shirtRulesOf(team).numbersUniqueIn,
  allowsAnyNumber: team.allowsAnyNumber === true,
});
