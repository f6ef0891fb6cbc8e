/** JSON as someone types it. Pure. */

export type Parsed = { ok: true; value: unknown } | { ok: false; problem: string };

/** Nothing typed is nothing stored. What is wrong, the browser says best. */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, problem: `This is not valid JSON. ${error instanceof Error ? error.message : ''}`.trim() };
  }
}

/** The text that a stored value is edited as. */
export const jsonText = (value: unknown): string =>
  value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
