import { z } from 'zod';
import { newDesign, designComment, designEmail, designName, designSave } from '@/domain/kits/designs/design-input';
import { presenceInput } from '@/domain/kits/designs/design-presence';
import { pictureBody, pictureQuery } from '@/domain/kits/pictures/picture-input';
import { cartInput, checkoutInput } from '@/domain/orders/checkout-input';
import { acceptanceInput, declineInput } from '@/domain/quotes/quote-input';
import { returnInput } from '@/domain/returns/return-input';
import { reviewBody } from '@/domain/reviews/review-input';
import type { RouteEntry, RouteGroup } from '@/modules/api/reference/route-entry';
import { cancelReturnInput } from '../returns/return-endpoints';
import { deliveryInput } from '../delivery/delivery-endpoint';
import { kitCheckInput } from '../kits/api/check-endpoint';
import { productQuery } from '../search/search-products';
import { redirectQuery } from '../site/redirect-endpoint';

const itemFields = {
  product: 'Id or slug.',
  sizes: 'Quantities by size, code or label (`Medium`); of a player, sizes of other parts than the first.',
  quantity: 'Without sizes.',
  design:
    'A kit: the hash that `POST /api/kits/documents` answers, the id of a design that you may read, or a whole document. At most 50 an order. The line is made in the kit’s first colourway; `color` is not read. Problems are at `items.0.design.elements.2.x`.',
  players:
    'Names to print, at most one for each piece of a size. Without `sizes` and `quantity` each is one piece. Only for products that are customisable or made to a kit. Problems are at `items.0.players.3.name`.',
  number: '0 to 999 (`"07"` stays `"07"`) or a netball position.',
};
const vatNumber = 'Of a business: `DE136695976`.';

export const cartReference: RouteGroup = {
  name: 'Cart and checkout',
  heading: 'Shop',
  description: 'Price a cart, deliver it, order it, and follow the order.',
  routes: {
    'POST /api/cart': {
      summary: 'Price a cart',
      description:
        'Orders and reserves nothing. Without `delivery`, methods and tax are those of the shop’s country, and the total is of the goods. All kits of a product share the stock of the colour with most: `isKit`. `checks` is empty once a network has had too much checked.',
      body: cartInput,
      fields: {
        ...itemFields,
        vatNumber: `${vatNumber} An impossible one is ignored.`,
        method: 'Id of a delivery method.',
        offerCode: 'Why it does not apply is in `fieldErrors.offerCode`.',
        voucherCode: 'Of a gift voucher; what it pays is `voucherAmount`, and why not in `fieldErrors.voucherCode`.',
      },
    },
    'GET /api/delivery-methods': {
      summary: 'List the ways to deliver to a place',
      description:
        '`isDelivered` without methods is a shop that delivers free and promises no date. Weights are in grams.',
      query: deliveryInput,
    },
    'POST /api/checkout': {
      summary: 'Place an order',
      description:
        'Prices are the server’s. After 503, or without an answer, repeat the request with the same key. After `prices_changed` nothing is ordered: show the new total, then send it with any key. A card order unpaid after about an hour is cancelled. A large invoice order without a login is `pending` and takes no stock until the buyer uses an emailed link, by `confirmBy`.',
      isIdempotent: true,
      body: checkoutInput,
      fields: {
        ...itemFields,
        vatNumber: `${vatNumber} An impossible one is 422.`,
        offerCode: 'Of an offer. Unknown, ended, used up or not for this order is 422 at `offerCode`.',
        voucherCode:
          'Of a gift voucher, which pays `voucherAmount` of the total; what is left is paid as `paymentMethod` says. Unknown, spent or expired is 422 at `voucherCode`.',
        expectedVoucherAmount:
          'What the buyer was shown that the voucher pays; another amount is 422 at `voucherCode`.',
        expectedTotal: 'Total shown to the buyer; without it any total is accepted.',
        deliveryMethod: 'Id of a method; else the first offered.',
        shippingAddress: 'Of a collection the billing address suffices.',
        billingAddress: 'Else the invoice goes to the delivery address.',
        companyName: 'To whom the invoice is made out.',
        purchaseOrder: 'The buyer’s own number.',
      },
    },
    'GET /api/orders/track/{token}': {
      summary: 'Track an order',
      description: 'For anyone with its link: the token ends `trackingUrl`. Without names and numbers of players.',
    },
    'POST /api/quotes/{id}/accept': {
      summary: 'Accept a quote',
      description:
        '`id` is the token of its emailed link. Answers the order, at the agreed prices; by the same link again, the same order. A version that has expired is 410, one that was replaced 409 `conflict`.',
      body: acceptanceInput,
      fields: { name: 'Of who accepts it.', option: 'Its place in the list, from 1; needed if there are several.' },
    },
    'POST /api/quotes/{id}/decline': {
      summary: 'Decline a quote',
      description: '`id` is the token of its emailed link.',
      body: declineInput,
    },
    'POST /api/returns': {
      summary: 'Request a return',
      description:
        'Of pieces that were sent, each once. What was made to order, and all after its `returnBy`, comes back only as `faulty` or `wrong_item`.',
      body: returnInput,
      fields: {
        token: 'Ends the order’s `trackingUrl`; or give `orderNumber` and `email`.',
        items: 'By `lineId`: see `GET /api/returns/{id}`.',
      },
    },
    'GET /api/returns/{id}': {
      summary: 'Get the returns of an order',
      description:
        '`id` is the token of the order’s link. With what may still come back, by line and reason; for any until `returnBy`.',
    },
    'POST /api/returns/{id}/cancel': {
      summary: 'Cancel a return',
      description: 'Until it is received. `id` is that of the return, `token` of the order’s link.',
      body: cancelReturnInput,
    },
    'POST /api/orders/track/{token}/reviews': {
      summary: 'Review a product of a delivered order',
      description: 'By the link of the order. A second review of a product replaces the first.',
      body: reviewBody,
      fields: { product: 'Id of a product of the order.', rating: 'Stars.', authorName: 'Shown beside it.' },
    },
  },
};

export const shopReference: RouteGroup = {
  name: 'Shop front',
  heading: 'Shop',
  description:
    'Settings, menu, search and what else a front end shows. Products, pages and reviews are parts of their own.',
  routes: {
    'GET /api/site-settings': {
      summary: 'Get brand, contact, currency and quantity discounts',
      description: '`excludedTax` names the tax that prices do not contain.',
    },
    'GET /api/menu': { summary: 'Get the links of header and footer' },
    'GET /api/search/products': {
      summary: 'Search and filter products',
      description: '24 active products a page, with their number by value of each facet. Unknown values are 422.',
      query: productQuery,
      fields: {
        category: 'Slug, or `sale`.',
        colors: '`red,navy`: one of them.',
        sizes: '`M,XL`: one of them.',
        prices: '`under-20`, `20-40`, `40-60`, `60-100`, `over-100`: one of them.',
      },
    },
    'GET /api/search': {
      summary: 'Suggest products, categories and pages',
      description: 'As the search box does. `search` is corrected if nothing is called what was typed.',
      query: z.object({ q: z.string() }),
    },
    'GET /api/size-charts': {
      summary: 'Get the size guide',
      description: 'Every chart, or that of a product with its own sizes. Lengths are in centimetres: `unit`.',
      query: z.object({ product: z.string().optional() }),
      fields: { product: 'Id or slug.' },
    },
    'GET /api/redirects/resolve': {
      summary: 'Find where an old address leads',
      description: 'As the shop redirects: 404 where a page is, or nothing ever was.',
      query: redirectQuery,
      fields: { path: '`/old-page`; its query is ignored.' },
    },
    'GET /api/pages/{id}/preview': {
      summary: 'Get the draft of a page by its preview link',
      description:
        'The latest draft, for the week of the link or until editors revoke it. `id` and `token` are in the link.',
      query: z.object({ token: z.string() }),
      record: 'Page',
    },
    'GET /api/health': {
      summary: 'See whether the shop works',
      description: 'Open to load balancers; 503 while the database is away.',
    },
  },
};

const PICTURE = ['image/svg+xml', 'image/png'];
const pictureFields = {
  garment: 'The kit’s first, by default.',
  detail: '`full` has light on folds and the knit, in SVG.',
  bare: 'Without logos and texts.',
  width: 'Of a PNG, px.',
};
const mine = { by: 'design' } satisfies Partial<RouteEntry>;
const revision = 'SHA-256 of the kit that was changed.';

export const kitReference: RouteGroup = {
  name: 'Kits',
  heading: 'Shop',
  description:
    'A kit is one JSON document of at most 400,000 characters. What cannot be drawn is 422 at its place: `document.elements.0.x`. A logo is shapes, and may have a `picture`: the answer of `POST /api/kits/logos`, printed where the technique prints pictures.',
  routes: {
    'GET /api/kits/schema': { summary: 'Get the JSON Schema of kits', file: ['application/schema+json'] },
    'GET /api/kits/gallery': { summary: 'List ready designs' },
    'GET /api/kits/products': {
      summary: 'List the products of garments',
      description:
        'A garment’s `technique` adds its price to each piece; without one it is 422. Parts of a set with a `garment` are made to the kit if it has that garment.',
      query: z.object({ garment: z.string() }),
      fields: { garment: 'Separated by commas: `football-shirt,crew-socks`.' },
    },
    'GET /api/kits/team-colors': { summary: 'Get the colours of the team, if one is signed in' },
    'GET /api/kits/team-logos': { summary: 'List the team’s logos', by: 'team' },
    'POST /api/kits/documents': { summary: 'Store a kit for an order', body: newDesign },
    'GET /api/kits/documents/{hash}': {
      summary: 'Get a stored kit',
      description: 'For staff who read orders, and the team that designed or ordered it.',
      by: 'team',
    },
    'POST /api/kits/check': {
      summary: 'Check a kit',
      description:
        'Finds what the designer and an order find, blocking ones first, by the shop’s rules and those of the team signed in. `players` are checked as one team; with them, samples of ready designs are reported.',
      body: kitCheckInput,
      fields: { players: 'As in an order.', number: itemFields.number },
    },
    'POST /api/kits/render': {
      summary: 'Draw a kit',
      description: 'Stores nothing. `too_heavy` is too much detail for a PNG.',
      body: pictureBody,
      fields: pictureFields,
      file: PICTURE,
    },
    'GET /api/kits/pictures/{hash}': {
      summary: 'Draw a stored kit',
      description: 'Letters that a font lacks are empty boxes.',
      query: z.object(pictureQuery.def.in.shape),
      fields: pictureFields,
      file: PICTURE,
    },
    'POST /api/kits/logos': {
      summary: 'Store a picture for a logo',
      description: 'PNG or JPEG of at most 10 MB.',
      form: z.object({}),
    },
    'POST /api/kits/logos/pdf': {
      summary: 'Convert an EPS to PDF',
      description: 'For a logo. At most 10 MB, by Ghostscript; where that is not installed, 422.',
      form: z.object({}),
      file: ['application/pdf'],
    },
    'GET /api/kits/logos/{hash}': {
      summary: 'Get the picture of a logo',
      query: z.object({ size: z.literal('screen').optional() }),
      fields: { size: 'As kits show it.' },
      file: ['image/png', 'image/jpeg'],
    },
    'GET /api/kits/designs': { summary: 'List the team’s designs', by: 'team' },
    'POST /api/kits/designs': {
      summary: 'Create a design',
      description: 'It belongs to the team signed in. A visitor’s answer has a `key`, once.',
      body: newDesign,
    },
    'GET /api/kits/designs/{id}': { summary: 'Get a design', ...mine },
    'PUT /api/kits/designs/{id}': {
      summary: 'Save a design',
      description: 'Beside people, save with `autosave`: one version in ten minutes.',
      ...mine,
      body: designSave,
      fields: { revision, keep: 'Keeps it as a version.' },
    },
    'PATCH /api/kits/designs/{id}': { summary: 'Rename a design', ...mine, body: designName },
    'DELETE /api/kits/designs/{id}': { summary: 'Delete a design', ...mine },
    'POST /api/kits/designs/{id}/restore': { summary: 'Restore a deleted design', ...mine },
    'POST /api/kits/designs/{id}/presence': {
      summary: 'Say that you have a design open',
      description:
        'Every four seconds; after 20 seconds of silence you are gone. Another `revision` means that someone else has saved.',
      ...mine,
      body: presenceInput,
      fields: { tab: 'One per window.' },
    },
    'GET /api/kits/designs/{id}/versions': { summary: 'List versions, newest first', ...mine },
    'POST /api/kits/designs/{id}/versions/{version}/restore': {
      summary: 'Make a version the newest again',
      ...mine,
    },
    'POST /api/kits/designs/{id}/email-link': {
      summary: 'Email a visitor the link that changes the design',
      ...mine,
      body: designEmail,
    },
    'GET /api/kits/shared/{token}': {
      summary: 'Get a shared design',
      description: 'The token ends its `sharePath`.',
    },
    'POST /api/kits/shared/{token}/comments': { summary: 'Comment on a shared design', body: designComment },
    'POST /api/kits/shared/{token}/copy': {
      summary: 'Copy a shared design',
      description: 'For the team signed in, or a visitor: see creating one.',
    },
  },
};
