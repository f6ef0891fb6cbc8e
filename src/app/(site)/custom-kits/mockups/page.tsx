import type { Metadata } from 'next';
import { MockupsView } from '@/areas/storefront/kits/MockupsView';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { siteMetadata } from '@/modules/pages/page-metadata';

export const generateMetadata = (): Promise<Metadata> =>
  siteMetadata({
    title: 'Free Kit Mockups',
    description:
      'Ready kit designs for football, rugby, netball, cricket and training: download them as PDF, PNG or SVG, or make them yours.',
    path: '/custom-kits/mockups',
    picture: '/og/page/custom-kits',
  });

export default function MockupsPage() {
  markCacheable([]);
  return <MockupsView />;
}
