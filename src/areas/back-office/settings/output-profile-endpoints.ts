import { PROFILE_UPLOAD } from '@/domain/kits/production/icc-profile';
import { readFileForm } from '@/lib/files/read-form';
import { respond } from '@/lib/http/respond';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { chooseProfile, removeProfile } from '@/modules/kits/production/output-profile';

const PLACE = 'the shop’s settings';

export const uploadProfile = (request: Request): Promise<Response> =>
  asStaff('settings:write', PLACE, async ({ req }) => {
    const sent = await readFileForm(request, PROFILE_UPLOAD);
    if (!sent.ok) return sent;
    const chosen = await chooseProfile(req, Buffer.from(sent.bytes));
    return chosen.ok ? respond({ name: chosen.name }, { status: 201 }) : chosen;
  });

export const deleteProfile = (): Promise<Response> =>
  asStaff('settings:write', PLACE, async ({ req }) => {
    await removeProfile(req);
    return { name: null };
  });
