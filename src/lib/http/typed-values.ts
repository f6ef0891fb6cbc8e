/** Leaves out Next’s fields. */
export function typedValues(data: FormData): Record<string, string> {
  const fields = [...data].filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
