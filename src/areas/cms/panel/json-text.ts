type Parsed = { ok: true; value: unknown } | { ok: false; problem: string };

/** Blank is undefined. The browser's own message explains an error best. */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, problem: `This is not valid JSON. ${error instanceof Error ? error.message : ''}`.trim() };
  }
}

export const jsonText = (value: unknown): string =>
  value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
