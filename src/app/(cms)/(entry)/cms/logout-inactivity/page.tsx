import { redirect } from 'next/navigation';
import { cmsLoginHref } from '@/modules/accounts/session/cms-path';

/** Target of Payload’s panel when its session has run out. */
export default async function CmsSessionEndedPage({ searchParams }: PageProps<'/cms/logout-inactivity'>) {
  const { redirect: requested } = await searchParams;
  redirect(cmsLoginHref(typeof requested === 'string' ? requested : ''));
}
