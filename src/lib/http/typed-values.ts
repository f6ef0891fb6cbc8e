/** What stands in the fields of a sent form; files, and fields that Next adds for itself, are not among them. */
export function typedValues(data: FormData): Record<string, string> {
  const fields = [...data].filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
