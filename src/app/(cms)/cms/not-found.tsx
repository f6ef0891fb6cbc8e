import { ScreenNotFound } from '@/modules/accounts/components/ScreenNotFound';
import { CMS_HOME } from '@/modules/accounts/session/cms-path';

export default function CmsNotFound() {
  return <ScreenNotFound home={CMS_HOME} />;
}
