/** Text fields of a sent form, without files and fields that Next adds. */
export function typedValues(data: FormData): Record<string, string> {
  const fields = [...data].filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
