import type { z } from 'zod';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { MAX_KIT_LENGTH } from '@/domain/kits/document/kit-limits';
import { parseKit } from '@/domain/kits/document/parse-kit';
import { invalidFields } from '@/lib/failures';
import { readInput } from '@/lib/http/respond';
import { pictureFaults } from '@/modules/kits/logos/logo-files';
import { failure, type Failure, type Success } from '@/lib/result';

/** Other content of a body beside the kit, characters. */
const BODY_OVERHEAD = 4_000;
const TOO_LARGE = 'This kit is too large.';

/** Refuses a body longer than a kit can be, unread. The kit’s pictures must be stored. */
export async function readKitBody<Schema extends z.ZodType<{ document?: unknown }>>(
  request: Request,
  schema: Schema,
  overhead = BODY_OVERHEAD,
): Promise<Success<{ input: z.output<Schema>; document: KitDocument }> | Failure> {
  const text = await request.text();
  if (text.length > MAX_KIT_LENGTH + overhead) return failure('too_large', TOO_LARGE);
  const body = await readInput({ text: async () => text, headers: request.headers }, schema);
  if (!body.ok) return body;
  const kit = await readKit(body.input.document);
  return kit.ok ? { ...kit, input: body.input } : kit;
}

export async function readKit(given: unknown): Promise<Success<{ document: KitDocument }> | Failure> {
  const reading = parseKit(given);
  if (!reading.ok) return invalidFields(beneathDocument(reading.fieldErrors), reading.message);
  if (JSON.stringify(reading.document).length > MAX_KIT_LENGTH) return failure('too_large', TOO_LARGE);
  const faults = await pictureFaults(reading.document);
  const [fault] = Object.values(faults).flat();
  if (fault) return invalidFields(beneathDocument(faults), fault);
  return { ok: true, document: reading.document };
}

const beneathDocument = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field === 'document' ? field : `document.${field}`, messages]),
  );
