import type { Metadata } from 'next';
import { HomeView } from '@/features/site/components/home/HomeView';
import { PageView } from '@/features/site/components/PageView';
import { pageMetadata } from '@/features/site/page-metadata';
import { getHomeData, getHomepage } from '@/features/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const page = await getHomepage();
  return page ? pageMetadata(page, '/') : { alternates: { canonical: '/' } };
}

/** The built-in home page, unless editors have published one of their own. */
export default async function HomePage() {
  const page = await getHomepage();
  return page ? <PageView page={page} /> : <HomeView data={await getHomeData()} />;
}
