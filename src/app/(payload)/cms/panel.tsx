import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { requireEditor } from '@/features/cms/session';
import { importMap } from './importMap';

type Query = Record<string, string | string[]>;

/** As Payload has them; where there is nothing below an address, Next leaves `segments` out. */
type PanelProps = { params: Promise<{ segments: string[] }>; searchParams: Promise<Query> };

/**
 * Payload’s own panel, for what no screen of the CMS covers: collections and globals, and its overview of both at
 * /cms/collections. Its login, account and the like are ours.
 */
export function panelAt(root: 'collections' | 'globals') {
  /** Lets editors in, and answers the address as Payload knows it. */
  const entered = async ({ params, searchParams }: PanelProps) => {
    const { segments = [] } = await params;
    const query = asQuery(await searchParams);
    await requireEditor(`${['/cms', root, ...segments].join('/')}${query && `?${query}`}`);
    const known = segments.length > 0 ? Promise.resolve({ segments: [root, ...segments] }) : params;
    return { config, params: known, searchParams };
  };
  return {
    metadata: async (props: PanelProps): Promise<Metadata> => generatePageMetadata(await entered(props)),
    page: async (props: PanelProps) => RootPage({ ...(await entered(props)), importMap }),
  };
}

const asQuery = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  ).toString();
