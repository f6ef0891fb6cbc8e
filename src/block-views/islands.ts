'use client';

import { island } from '@/ui/island';

export const ProductGrid = island(async () => (await import('@/modules/product-cards/CardGrid')).CardGrid);
export const InquiryForm = island(async () => (await import('@/modules/inquiries/components/InquiryForm')).InquiryForm);
export const NewsletterForm = island(
  async () => (await import('@/modules/newsletter/components/NewsletterForm')).NewsletterForm,
);
