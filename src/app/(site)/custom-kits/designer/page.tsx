import type { Metadata } from 'next';
import { DesignerView } from '@/areas/storefront/kits/DesignerView';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { tagsOf } from '@/domain/cache/cache-plan';
import { getDesignMonths } from '@/modules/kits/design-months';
import { getKitRules } from '@/modules/kits/kit-rules';
import { siteMetadata } from '@/modules/pages/page-metadata';

type DesignerPageProps = { searchParams: Promise<PublicQuery<'/custom-kits/designer'>> };

export const generateMetadata = (): Promise<Metadata> =>
  siteMetadata({
    title: 'Kit Designer',
    description:
      'Draw your team’s kit: colours, patterns, logos, names and numbers on shirts, shorts, dresses, socks and more, free and without an account.',
    path: '/custom-kits/designer',
    picture: '/og/page/custom-kits',
  });

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export default async function DesignerPage({ searchParams }: DesignerPageProps) {
  markCacheable(tagsOf('site-settings'));
  const { design, garment } = await searchParams;
  const [keptMonths, rules] = await Promise.all([getDesignMonths(), getKitRules()]);
  return <DesignerView design={single(design)} garment={single(garment)} keptMonths={keptMonths} rules={rules} />;
}
