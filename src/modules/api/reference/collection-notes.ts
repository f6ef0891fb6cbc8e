import type { Heading } from './route-entry';

/** Collections under each heading; others are of site and staff. */
export const COLLECTION_HEADINGS: Readonly<Partial<Record<Heading, readonly string[]>>> = {
  Shop: ['products', 'product-variations', 'categories', 'reviews', 'pages', 'media'],
  Teams: [
    ...['teams', 'team-people', 'team-members', 'size-requests', 'size-replies'],
    ...['team-orders', 'team-order-drafts', 'team-order-proofs', 'team-order-events'],
    ...['design-assets', 'kit-documents', 'kit-designs', 'kit-design-versions', 'kit-design-comments'],
  ],
  'Orders and customers': [
    ...['orders', 'order-status-changes', 'order-refunds', 'order-notes', 'order-payments', 'order-proofs'],
    ...[
      'order-quotes',
      'order-quote-versions',
      'order-returns',
      'return-photos',
      'shipments',
      'invoices',
      'customers',
      'offers',
      'price-lists',
      'pattern-templates',
    ],
  ],
};

/** Rules of collections and globals that their fields do not show, in Markdown, by slug. */
export const COLLECTION_NOTES: Readonly<Record<string, string>> = {
  products: '`variations` hold the stock by colour and size, the first 200. Products with orders are kept: 409.',
  categories: 'Categories in use are kept: 409.',
  pages:
    '`draft=true` saves without publishing; `autosave=true` counts only with it. What editors may not publish is 422 at stored fields: `content.0.link`. A change may send the `revision` it was made on: 409 if that is old. Deleting a page or product answers `doc.linkedFrom`, the links to it; over GraphQL `extensions.linkedFrom`. A new slug of a published page leaves a redirect.',
  redirects:
    'Over a page or another redirect, or in a circle, is 422. `from` is stored in small letters and may end with `/*`.',
  orders:
    '`{ status, statusReason? }` moves an order on. Leaving `cancelled` takes the stock again, or is 409. `depositPercent` of `totalAmount`, half up, is due before `processing`, all before `shipped` and `delivered`: else 409 `payment_due`, unless the request says `"despiteUnpaid": true`, which the log keeps. Only payments and refunds change `paymentMethod`, `paymentStatus`, `paidAt`, `refundedAmount` and `stripeSessionId`. Nothing goes to the `shippingAddress` of a collected order: see `delivery`.',
  'team-orders':
    'Statuses as of orders, the deposit before `in_production`. `orderData` needs right sums (`total_quantity`, `total_price`), a piece of each item, ordered sizes, known products and kits, the team’s logos (or those it had), every shipped piece, and `tax_rates` of new items; else 422. Items keep their `id`; one without is matched by product, colour and kit. It cannot be filtered by.',
  shipments:
    'Parcels, with pieces by order line, of a team’s item `{id}:M`. Only the back office makes them. Read those of an `order` or a `teamOrder`.',
  'kit-designs': 'Without keys and links. Changed by the routes of kits.',
  'admin-users':
    'Making or deleting staff, reactivation, a role, an email address or a password need the caller’s own password, percent-encoded in `X-Current-Password`: else 403. The last active administrator stays one. With a second factor send `code` at login, or get 401 `second_factor_required` with a `challenge` and send `{ challenge, code }` within five minutes. Passwords have 12 to 200 characters and are hard to guess.',
  teams: 'Passwords have 10 to 200 characters and are hard to guess. Teams with orders are kept: 409.',
  offers:
    'Without a `code` it applies by itself. What an offer takes off is fixed, and it is kept, once an order has it: 409; `isActive: false` ends it. Cancelled orders give their use back.',
  'price-lists':
    'A variation sets its product. A list that priced a line is kept: 409; `isActive: false` ends it. Carts and orders of those it is for are priced by it; `priceList` of a line names it.',
  'pattern-templates':
    'Create one with the text of an SVG or ASCII DXF as `source`, under 1 MB as JSON: the answer has its `outlines` and a proposed `mapping`. Check it, then send `isConfirmed: true`. One `isDefault` for each garment, cut and collar. Print packs keep the pieces that they were made with.',
  customers: 'Customers with orders are kept: 409.',
};
