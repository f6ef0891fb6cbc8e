/** Texts of these fields of a sent form; '' for an absent one, as an unticked box. */
export const typedFields = <Name extends string>(data: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
