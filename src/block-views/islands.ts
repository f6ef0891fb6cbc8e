'use client';

import { island } from '@/ui/island';

/** What of a page’s blocks has script of its own, apart from the page’s. */
export const ProductGrid = island(async () => (await import('@/modules/product-cards/CardGrid')).CardGrid);
export const InquiryForm = island(async () => (await import('@/modules/inquiries/components/InquiryForm')).InquiryForm);
export const NewsletterForm = island(
  async () => (await import('@/modules/newsletter/components/NewsletterForm')).NewsletterForm,
);
