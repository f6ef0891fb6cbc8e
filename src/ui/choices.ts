export type Choice<Value extends string = string> = { value: Value; label: string };

/**
 * Each of the values with its label.
 * @param counts how many records there are of each, where the label is to say so.
 */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  counts?: Readonly<Record<Value, number>>,
): Choice<Value>[] =>
  values.map((value) => ({ value, label: counts ? `${labels[value]} (${counts[value]})` : labels[value] }));
