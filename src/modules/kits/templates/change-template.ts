import type { PayloadRequest } from 'payload';
import { refusalOf, type Refusal } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import type { Result } from '@/lib/result';
import type { PatternTemplate } from '@/payload-types';

type NewTemplate = Pick<PatternTemplate, 'name' | 'garment' | 'cut' | 'collar' | 'fileName' | 'source' | 'unit'>;
type ChangedTemplate = Pick<
  PatternTemplate,
  'name' | 'allowance' | 'isConfirmed' | 'isDefault' | 'mapping' | 'products'
>;

const NOUN = 'pattern template';

export async function createTemplate(
  req: PayloadRequest,
  given: NewTemplate,
): Promise<Result<{ id: string }, Refusal>> {
  try {
    const data = { ...given, allowance: 10, isConfirmed: false, isDefault: false };
    const { id } = await req.payload.create({ collection: 'pattern-templates', data, ...asUser(req) });
    return { ok: true, id };
  } catch (error) {
    return refusalOf(error, NOUN, 'Failed to add the pattern template');
  }
}

export async function saveTemplate(
  req: PayloadRequest,
  id: string,
  data: Partial<ChangedTemplate>,
): Promise<Result<object, Refusal>> {
  try {
    await req.payload.update({ collection: 'pattern-templates', id, data, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, NOUN, 'Failed to save the pattern template');
  }
}

export async function deleteTemplate(req: PayloadRequest, id: string): Promise<Result<object, Refusal>> {
  try {
    await req.payload.delete({ collection: 'pattern-templates', id, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, NOUN, 'Failed to delete the pattern template');
  }
}
