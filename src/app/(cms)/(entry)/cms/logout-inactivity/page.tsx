import { redirect } from 'next/navigation';
import { cmsLoginHref } from '@/features/cms/rules/cms-path';

/** Where Payload’s panel leads when its session has run out. */
export default async function CmsSessionEndedPage({ searchParams }: PageProps<'/cms/logout-inactivity'>) {
  const { redirect: asked } = await searchParams;
  redirect(cmsLoginHref(typeof asked === 'string' ? asked : ''));
}
