import { bulkReference } from '@/areas/back-office/bulk/reference';
import { newsletterReference } from '@/areas/back-office/newsletter/reference';
import { paymentReference } from '@/areas/back-office/orders/payments/reference';
import { proofReference } from '@/areas/back-office/proofs/reference';
import { quoteReference } from '@/areas/back-office/quotes/reference';
import { reportReference } from '@/areas/back-office/reports/reference';
import { returnReference } from '@/areas/back-office/returns/reference';
import { webhookReference } from '@/areas/back-office/settings/webhooks/reference';
import { teamReference } from '@/areas/portal/api/reference';
import { cartReference, kitReference, shopReference } from '@/areas/storefront/api/reference';
import { openApi } from '@/modules/api/reference/openapi';
import type { OpenApi } from '@/modules/api/reference/openapi-document';

/** Every route for other programs: name new ones in a group, or in src/modules/api/reference/not-for-others.ts. */
export const apiReference = (): Promise<OpenApi> =>
  openApi([
    cartReference,
    shopReference,
    kitReference,
    teamReference,
    bulkReference,
    newsletterReference,
    paymentReference,
    proofReference,
    quoteReference,
    reportReference,
    returnReference,
    webhookReference,
  ]);
