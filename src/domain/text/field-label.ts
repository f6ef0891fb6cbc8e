/** Field path or action code in words: `Contact: first name` of `contact.firstName`. */
export function fieldLabel(field: string): string {
  const words = field.split('.').map((part) =>
    part
      .replace(/[_-]+/g, ' ')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
  const text = words.join(': ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
