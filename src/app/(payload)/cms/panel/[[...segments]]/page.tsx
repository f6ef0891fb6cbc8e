import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { importMap } from '../../importMap';

type Query = Record<string, string | string[]>;

type PanelProps = { params: Promise<{ segments: string[] }>; searchParams: Promise<Query> };

export const generateMetadata = async (props: PanelProps): Promise<Metadata> =>
  generatePageMetadata(await entered(props));

/** For collections and globals without a screen (next.config.ts); login and account pages are ours. */
export default async function Panel(props: PanelProps) {
  return RootPage({ ...(await entered(props)), importMap });
}

/** Admits editors, and only to collections and globals. */
async function entered({ params, searchParams }: PanelProps) {
  const { segments = ['collections'] } = await params;
  const query = asQuery(await searchParams);
  await requireEditor(`/cms/${segments.join('/')}${query && `?${query}`}`);
  if (segments[0] !== 'collections' && segments[0] !== 'globals') notFound();
  return { config, params, searchParams };
}

const asQuery = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  ).toString();
