type Entry = { before: Record<string, unknown> | null; after: Record<string, unknown> | null };

/** 'team-order.status-changed' becomes 'Team order: status changed'. */
export function activityText(action: string): string {
  const [subject = '', what = ''] = action.split('.');
  const words = (text: string) => text.replaceAll('-', ' ');
  const begin = words(subject);
  return `${begin.charAt(0).toUpperCase()}${begin.slice(1)}: ${words(what)}`;
}

const MAX_LENGTH = 80;

/** 'phone: 01 → 02', one line per field. */
export function activityChanges({ before, after }: Entry): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [old, now] = [shown(before?.[field]), shown(after?.[field])];
    if (before && after && field in before) return [`${named(field)}: ${old || '–'} → ${now || '–'}`];
    return old || now ? [`${named(field)}: ${now || old}`] : [];
  });
}

/** 'contactPerson' becomes 'contact person'. */
const named = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
