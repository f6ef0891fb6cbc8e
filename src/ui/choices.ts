export type Choice<Value extends string = string> = { value: Value; label: string };

/** @param counts records of each, for labels that show them. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  counts?: Readonly<Record<Value, number>>,
): Choice<Value>[] =>
  values.map((value) => ({ value, label: counts ? `${labels[value]} (${counts[value]})` : labels[value] }));
