import { redirect } from 'next/navigation';
import { cmsLoginHref } from '@/modules/accounts/session/cms-path';

/** Where Payload’s panel leads when its session has run out. */
export default async function CmsSessionEndedPage({ searchParams }: PageProps<'/cms/logout-inactivity'>) {
  const { redirect: asked } = await searchParams;
  redirect(cmsLoginHref(typeof asked === 'string' ? asked : ''));
}
