import type { HomeData } from '../../queries';
import { CallToAction } from './CallToAction';
import { CategoryTiles } from './CategoryTiles';
import { FeaturedProducts } from './FeaturedProducts';
import { FeatureTiles } from './FeatureTiles';
import { HomeHero } from './HomeHero';
import { KitMockups } from './KitMockups';
import { Process } from './Process';
import { Testimonials } from './Testimonials';

/** The home page (spec §2). */
export function HomeView({ data: { featured } }: { data: HomeData }) {
  return (
    <>
      <HomeHero />
      <FeatureTiles />
      <CategoryTiles />
      {featured.length > 0 && <FeaturedProducts products={featured} />}
      <Process />
      <KitMockups />
      <Testimonials />
      <CallToAction />
    </>
  );
}
