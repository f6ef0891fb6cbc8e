import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { importMap } from '../../importMap';

type Query = Record<string, string | string[]>;

/** As Payload has them; where there is nothing below an address, Next leaves `segments` out. */
type PanelProps = { params: Promise<{ segments: string[] }>; searchParams: Promise<Query> };

export const generateMetadata = async (props: PanelProps): Promise<Metadata> =>
  generatePageMetadata(await entered(props));

/**
 * Payload’s own panel, for what no screen of the CMS covers: collections and globals, and its overview of both. It is
 * shown at /cms/collections and /cms/globals (next.config.ts); its login, account and the like are ours.
 */
export default async function Panel(props: PanelProps) {
  return RootPage({ ...(await entered(props)), importMap });
}

/** Lets editors in, and to nothing else that Payload’s panel has. */
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
