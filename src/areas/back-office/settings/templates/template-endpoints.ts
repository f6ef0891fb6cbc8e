import { z } from 'zod';
import { KIT_COLLARS, KIT_CUTS, KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import { TEMPLATE_NAME_MAX, TEMPLATE_UNITS } from '@/domain/kits/templates/template-outlines';
import { TEMPLATE_UPLOAD } from '@/domain/kits/templates/template-upload';
import { invalidInput } from '@/lib/failures';
import { readFileForm } from '@/lib/files/read-form';
import { respond } from '@/lib/http/respond';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { createTemplate } from '@/modules/kits/templates/change-template';

const about = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(TEMPLATE_NAME_MAX),
  garment: z.enum(KIT_GARMENT_TYPES, 'Choose a garment.'),
  cut: z.enum(KIT_CUTS, 'Choose a cut.'),
  collar: z.union([z.enum(KIT_COLLARS), z.literal('').transform(() => null)], 'Choose a collar.'),
  unit: z.enum(TEMPLATE_UNITS, 'Choose a unit.'),
});

export const uploadTemplate = (request: Request): Promise<Response> =>
  asStaff('settings:write', 'the shop’s settings', async ({ req }) => {
    const sent = await readFileForm(request, TEMPLATE_UPLOAD);
    if (!sent.ok) return sent;
    const { data, error } = about.safeParse(Object.fromEntries(sent.form));
    if (error) return invalidInput(error);
    const source = new TextDecoder().decode(sent.bytes);
    const created = await createTemplate(req, { ...data, fileName: sent.name, source });
    return created.ok ? respond({ id: created.id }, { status: 201 }) : created;
  });
