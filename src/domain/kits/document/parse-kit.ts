import { z } from 'zod';
import type { KitDocument } from './kit-document';
import { KIT_VERSION, MAX_KIT_LENGTH } from './kit-limits';
import { kitSchema } from './kit-schema';

type KitReading =
  | { ok: true; document: KitDocument }
  | { ok: false; message: string; fieldErrors: Record<string, string[]> };

/** Migrations: entry n takes a document from version n to the next. */
const MIGRATIONS: Record<number, (document: Record<string, unknown>) => Record<string, unknown>> = {};

const refused = (message: string, field = 'document'): KitReading => ({
  ok: false,
  message,
  fieldErrors: { [field]: [message] },
});

/** Accepts any version; errors by field (`elements.0.lettering.color`). Callers bound outside JSON (MAX_KIT_LENGTH). */
export function parseKit(given: unknown): KitReading {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refused('Please send a kit as an object.');
  let document: Record<string, unknown> = { ...given };
  const { version } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > KIT_VERSION)
    return refused('This version of a kit is not known.', 'version');
  for (let from = version; from < KIT_VERSION; from += 1) document = MIGRATIONS[from]?.(document) ?? document;
  const parsed = kitSchema().safeParse(document, { error: wordsOf });
  if (parsed.success) return { ok: true, document: parsed.data };
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues.slice(0, 50))
    (fieldErrors[path.join('.') || 'document'] ??= []).push(message);
  return { ok: false, message: 'This is not a kit we can draw.', fieldErrors };
}

function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `A kit has no ${issue.keys.map((key) => `“${key}”`).join(', ')} here.`;
  if (issue.code === 'invalid_type') return 'This is missing, or of another kind than it should be.';
  return undefined;
}

/** As `parseKit`; rejects text that is too long before parsing. */
export function parseKitText(text: string): KitReading {
  if (text.length > MAX_KIT_LENGTH) return refused('This kit is too large.');
  try {
    return parseKit(JSON.parse(text) as unknown);
  } catch {
    return refused('This is not JSON.');
  }
}

export const kitJsonSchema = (): object => z.toJSONSchema(kitSchema(), { io: 'input' });
