import { ScreenNotFound } from '@/features/accounts/components/ScreenNotFound';
import { CMS_HOME } from '@/features/cms/rules/cms-path';

export default function CmsNotFound() {
  return <ScreenNotFound home={CMS_HOME} />;
}
