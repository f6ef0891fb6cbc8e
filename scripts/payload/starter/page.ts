import { makingTime } from '@/domain/orders/fulfilment';
import { CLAIMS } from '@/domain/pages/claims';
import type { BlockOf, PageBlock } from '@/modules/pages/page-content';
import { richText } from './rich-text';

/** A page of every new shop; the texts are ours, and editors change them. */
export interface StarterPage {
  slug: string;
  title: string;
  /** In the browser’s tab and in search results; by default the title. */
  metaTitle?: string;
  metaDescription: string;
  isHomepage?: boolean;
  content: PageBlock[];
}

/** '2-3 weeks', the initial promise of the settings. */
export const WEEKS = makingTime(CLAIMS) ?? '';

type Hero = Partial<BlockOf<'hero'>> & { title: string; subtitle: string };

/** The band at the top of a page. */
export const hero = (props: Hero): PageBlock => ({
  blockType: 'hero',
  buttonText: '',
  buttonLink: '',
  alignment: 'left',
  ...props,
});

/** Paragraphs, headings and lists; see `richText` for their notation. */
export const text = (source: string): PageBlock => ({
  blockType: 'text',
  content: richText(source),
  fontSize: 'base',
  alignment: 'left',
  color: 'gray-900',
});

/** The band before the footer. */
export const closing = (props: Omit<BlockOf<'callToAction'>, 'blockType'>): PageBlock => ({
  blockType: 'callToAction',
  ...props,
});
