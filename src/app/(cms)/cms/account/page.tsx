import { redirect } from 'next/navigation';
import { requireEditor } from '@/modules/accounts/session/editor-session';

const PROFILE_PATH = '/cms/profile';

/** Target of the user link in Payload’s panel. */
export default async function CmsAccountPage() {
  await requireEditor(PROFILE_PATH);
  redirect(PROFILE_PATH);
}
