import { makingTime } from '@/domain/orders/fulfilment';
import { CLAIMS } from '@/domain/pages/claims';
import type { BlockOf, PageBlock } from '@/modules/pages/page-content';
import { richText } from './rich-text';

export interface StarterPage {
  slug: string;
  title: string;
  metaTitle?: string;
  metaDescription: string;
  isHomepage?: boolean;
  content: PageBlock[];
}

export const WEEKS = makingTime(CLAIMS) ?? '';

type Hero = Partial<BlockOf<'hero'>> & { title: string; subtitle: string };

export const hero = (props: Hero): PageBlock => ({
  blockType: 'hero',
  buttonText: '',
  buttonLink: '',
  alignment: 'left',
  ...props,
});

export const text = (source: string): PageBlock => ({
  blockType: 'text',
  content: richText(source),
  fontSize: 'base',
  alignment: 'left',
  color: 'gray-900',
});

export const closing = (props: Omit<BlockOf<'callToAction'>, 'blockType'>): PageBlock => ({
  blockType: 'callToAction',
  ...props,
});
