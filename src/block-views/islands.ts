'use client';

import { island } from '@/ui/island';

/** Parts of a page’s blocks that have script, loaded apart from the page’s own. */
export const ProductGrid = island(async () => (await import('@/modules/product-cards/CardGrid')).CardGrid);
export const InquiryForm = island(async () => (await import('@/modules/inquiries/components/InquiryForm')).InquiryForm);
export const NewsletterForm = island(
  async () => (await import('@/modules/newsletter/components/NewsletterForm')).NewsletterForm,
);
