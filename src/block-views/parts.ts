import { InquiryForm } from '@/modules/inquiries/components/InquiryForm';
import { NewsletterForm } from '@/modules/newsletter/components/NewsletterForm';
import { CardGrid } from '@/modules/product-cards/CardGrid';
import type { BlockParts } from './types';

export const wholeParts: BlockParts = { InquiryForm, NewsletterForm, ProductGrid: CardGrid };
