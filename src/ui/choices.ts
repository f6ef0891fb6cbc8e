export type Choice<Value extends string = string> = { value: Value; label: string };

/** Each of the values with its label. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice<Value>[] => values.map((value) => ({ value, label: labels[value] }));
