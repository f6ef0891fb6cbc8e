import { redirect } from 'next/navigation';
import { requireEditor } from '@/modules/accounts/session/editor-session';

const PROFILE_PATH = '/cms/profile';

/** Where Payload’s panel links to its user. */
export default async function CmsAccountPage() {
  await requireEditor(PROFILE_PATH);
  redirect(PROFILE_PATH);
}
