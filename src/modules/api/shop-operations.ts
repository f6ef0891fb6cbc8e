import {
  extendSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  parse,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { PayloadRequest } from 'payload';
import type { Scope } from '@/domain/api-keys/scopes';
import { withGrantedScope } from '@/lib/accounts/granted-scope';
import { withoutReadLimits } from '@/lib/database/reading';
import { refusalError } from '@/lib/failures';
import { markReplay } from '@/lib/idempotency/once';
import type { Failure } from '@/lib/result';

/** Takes checked GraphQL arguments. Undefined is null, a refusal an error. */
type Operation = (args: Record<string, unknown>, request: Request) => Promise<object | null | undefined>;

const OF_SHOP = {
  search: 'public',
  cart: 'public',
  deliveryMethods: 'public',
  sizeCharts: 'public',
  trackOrder: 'public',
  siteSettings: 'public',
  menu: 'public',
  pageBySlug: 'public',
  pagePreview: 'public',
  resolveRedirect: 'public',
  kitRender: 'public',
  placeOrder: 'public',
  writeReview: 'public',
} as const satisfies Record<string, Scope>;
const OF_TEAMS = {
  me: 'teams:read',
  teamPrices: 'team-order-drafts:read',
  submitTeamOrder: 'team-orders:create',
} as const satisfies Record<string, Scope>;
export const OPERATION_SCOPES = { ...OF_SHOP, ...OF_TEAMS };
/** Open to strangers, as other mutations are not. */
export const OPEN_MUTATIONS: readonly string[] = ['placeOrder', 'writeReview'];

type Operations<Name extends string> = Readonly<Record<Name, Operation>>;
export type ShopOperations = Operations<keyof typeof OF_SHOP>;
export type TeamOperations = Operations<keyof typeof OF_TEAMS>;

export type OperationContext = {
  req: PayloadRequest;
  request: Request;
  operations: ShopOperations & TeamOperations;
};

/** Quantities by size as a list: GraphQL has no records with free names. */
export type SizeQuantities = readonly { size: string; quantity: number }[] | null;

export const bySize = (sizes: SizeQuantities | undefined): Record<string, number> | undefined =>
  sizes ? Object.fromEntries(sizes.map(({ size, quantity }) => [size, quantity])) : undefined;

/** Adds what a shop does to what it stores, over the same code as REST. */
export function withShopOperations(schema: GraphQLSchema): GraphQLSchema {
  const extended = extendSchema(schema, parse(OPERATIONS));
  const [queries, mutations] = [extended.getQueryType(), extended.getMutationType()].map((type) => type?.getFields());
  for (const [name, scope] of Object.entries(OPERATION_SCOPES) as [keyof typeof OPERATION_SCOPES, Scope][]) {
    const field = queries?.[name] ?? mutations?.[name];
    if (!field) throw new Error(`The schema has no ${name}.`);
    field.resolve = async (_, args: Record<string, unknown>, { operations, req, request }: OperationContext) => {
      const given = Object.fromEntries(field.args.map(({ name: arg, type }) => [arg, withoutNulls(args[arg], type)]));
      const answer = await withGrantedScope(scope, () => withoutReadLimits(() => operations[name](given, request)));
      if (isFailure(answer)) throw refusalError(answer);
      if (isRepeated(answer)) markReplay((req.responseHeaders ??= new Headers()));
      return answer;
    };
  }
  return extended;
}

/** Null is absent, but for what a JSON value contains. */
function withoutNulls(given: unknown, type: GraphQLInputType): unknown {
  const named = getNullableType(type);
  if (given === null || given === undefined) return undefined;
  if (isListType(named)) return (given as unknown[]).map((each) => withoutNulls(each, named.ofType));
  if (!isInputObjectType(named)) return given;
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, fields[name] && withoutNulls(value, fields[name].type)]),
  );
}

const isRepeated = (answer: object | null | undefined): boolean =>
  typeof answer === 'object' && answer !== null && 'isRepeated' in answer && answer.isRepeated === true;

const isFailure = (answer: object | null | undefined): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** Amounts are in the shop’s currency, with its decimals; days are `2026-11-27`. */
const OPERATIONS = /* GraphQL */ `
  extend type Query {
    "Active products, 24 a page, as the shop lists them. An unknown facet is refused."
    search(q: String, facets: FacetsInput, sort: ProductSort, page: Int): ProductSearch!
    "Prices, discounts, delivery, tax and stock of these items. Stores and reserves nothing."
    cart(
      items: [CartItemInput!]!
      delivery: DestinationInput
      vatNumber: String
      offerCode: String
      voucherCode: String
    ): Cart!
    "Ways to deliver to a country, and the day each delivers what is ordered now."
    deliveryMethods(country: String!, postcode: String): DeliveryMethods!
    "The size guide: of a product, by id or slug, the chart with its own sizes."
    sizeCharts(product: String): [SizeChart!]
    "An order by the last part of its trackingUrl."
    trackOrder(token: String!): TrackedOrder
    siteSettings: ShopSettings!
    menu: Menu!
    "A published page with its blocks."
    pageBySlug(slug: String!): Page
    "The latest draft of a page, by the id and the token of its preview link."
    pagePreview(id: String!, token: String!): Page
    "Where an old path of the shop leads now."
    resolveRedirect(path: String!): RedirectTarget
    "Draws a kit document, as POST /api/kits/render does. Stores nothing."
    kitRender(document: JSON!, options: KitPictureInput): KitPicture!
    "Who is signed in for a team."
    me: TeamAccount
    "Prices of a team’s order as it would be submitted now."
    teamPrices(input: TeamOrderInput!): TeamPrices!
  }
  extend type Mutation {
    "Places an order. The same key returns the same order; without an answer, repeat it."
    placeOrder(input: OrderInput!, idempotencyKey: String!): PlacedOrder!
    "Writes or changes the review of a product of a delivered order, by the last part of its trackingUrl."
    writeReview(token: String!, input: ReviewInput!): WrittenReview!
    "Submits a team’s saved draft, by its version, or other items. The same key returns the same order."
    submitTeamOrder(input: TeamOrderInput!, idempotencyKey: String!): SubmittedTeamOrder!
  }

  enum ProductSort {
    FEATURED
    PRICE_LOW
    PRICE_HIGH
    RATING
    NEWEST
  }
  input FacetsInput {
    "Slug, or sale."
    category: String
    "Such as red or navy: one of them."
    colors: [String!]
    "Codes such as M or XL: one of them."
    sizes: [String!]
    "under-20, 20-40, 40-60, 60-100, over-100: one of them."
    prices: [String!]
    inStock: Boolean
  }
  type ProductSearch {
    products: [ProductCard!]!
    total: Int!
    "What was searched for: corrected if nothing is called what was typed."
    search: String!
    isCorrected: Boolean!
    "Values to narrow by, with the products that each would leave."
    facets: Facets!
  }
  type Facets {
    colors: [Facet!]!
    sizes: [Facet!]!
    prices: [Facet!]!
    inStock: Int!
  }
  type Facet {
    "What search takes."
    value: String!
    label: String!
    count: Int!
  }
  type ProductCard {
    id: ID!
    slug: String!
    name: String!
    price: Float!
    salePrice: Float
    category: CategoryName
    picture: CardPicture
    colors: [ColorName!]!
    rating: Float!
    reviews: Int!
    isSoldOut: Boolean!
    "Colour or size has to be chosen."
    needsChoice: Boolean!
  }
  type CategoryName {
    name: String!
    slug: String!
  }
  type ColorName {
    name: String!
    hex: String!
  }
  type CardPicture {
    alt: String!
    src: String!
    thumbnail: String!
    srcSet: String
    width: Int!
    height: Int!
  }

  input CartItemInput {
    "Id or slug."
    product: String!
    color: String
    sizes: [SizeQuantityInput!]
    "Without sizes."
    quantity: Int
    "Id of a design, or hash of a kit."
    design: String
    players: [PlayerInput!]
  }
  input SizeQuantityInput {
    "Code or label."
    size: String!
    quantity: Int!
  }
  input PlayerInput {
    name: String
    number: String
    size: String
  }
  input DestinationInput {
    country: String!
    postcode: String
    method: String
  }
  type Cart {
    lines: [CartLine!]!
    discountAmount: Float!
    "The offer that applies, contained in the discount."
    offer: AppliedOffer
    "Whether the shop has codes to type."
    takesOfferCodes: Boolean!
    "What the gift voucher pays of the total."
    voucherAmount: Float
    deliveryAmount: Float
    netAmount: Float!
    taxAmount: Float!
    taxLines: [TaxLine!]!
    totalAmount: Float!
    totalItems: Int!
    "Undefined where the shop delivers free, without a choice."
    delivery: CartDelivery
    "By path, such as items.0.color."
    fieldErrors: JSON!
    shortages: [Shortage!]!
    stock: [Stock!]!
  }
  type AppliedOffer {
    "Id of the offer."
    offer: ID!
    "Its name, with its code."
    productName: String!
    amount: Float!
  }
  type CartLine {
    productId: ID!
    productName: String!
    sku: String
    color: String
    sizeCode: String
    sizeLabel: String
    quantity: Int!
    unitPrice: Float!
    totalPrice: Float!
    "The customer’s price list that priced it."
    priceList: AppliedPriceList
  }
  type AppliedPriceList {
    id: ID!
    name: String!
  }
  type TaxLine {
    rate: Float!
    net: Float!
    tax: Float!
  }
  type CartDelivery {
    country: String!
    methods: [CartDeliveryMethod!]!
    chosen: String
  }
  type CartDeliveryMethod {
    id: String!
    name: String!
    note: String!
    amount: Float!
    isCollection: Boolean!
    place: String
    hours: String
    promisedDate: String!
  }
  type Shortage {
    product: ID!
    productName: String!
    color: String
    size: String
    requested: Int!
    available: Int!
  }
  type Stock {
    product: ID!
    color: String
    size: String
    available: Int!
  }
  type DeliveryMethods {
    country: String!
    isDelivered: Boolean!
    methods: [DeliveryMethod!]!
  }
  type DeliveryMethod {
    id: String!
    name: String!
    note: String!
    isCollection: Boolean!
    place: String
    hours: String
    "Working days from ready to delivered."
    days: Int!
    "order, weight, quantity or amount: steps begin at so many grams, pieces, or so much money."
    pricedBy: String!
    steps: [DeliveryStep!]!
    freeFrom: Float
    upTo: Float
    promisedDate: String!
  }
  type DeliveryStep {
    from: Float!
    price: Float!
  }

  type SizeChart {
    "clothing or socks."
    chart: String!
    howToMeasure: String!
    fit: String!
    tables: [SizeTable!]!
  }
  type SizeTable {
    heading: String!
    intro: String
    rows: [SizeRow!]!
  }
  type SizeRow {
    "Code, as in cart items."
    size: String!
    label: String!
    measures: [SizeMeasure!]!
  }
  type SizeMeasure {
    "Such as Chest or EU shoe."
    name: String!
    "Of from and to: cm; null for ages, shoes and dresses."
    unit: String
    from: Float
    to: Float
    text: String!
  }

  input KitPictureInput {
    "Such as football-shirt; without it the kit’s first."
    garment: String
    "front, back, left or right."
    view: String
    "svg or png."
    format: String
    "Width of a PNG."
    width: Int
    "Place of a set of colours, from 0."
    colorway: Int
    "Without logos and texts."
    bare: Boolean
    player: KitPlayerInput
  }
  input KitPlayerInput {
    name: String
    number: String
  }
  type KitPicture {
    contentType: String!
    "SVG as text, PNG in base64."
    data: String!
  }

  input OrderInput {
    items: [CartItemInput!]!
    customer: CustomerInput!
    "Where to deliver; billingAddress alone suffices for a collection."
    shippingAddress: AddressInput
    billingAddress: AddressInput
    "invoice or card."
    paymentMethod: String!
    deliveryMethod: String
    "The total shown to the buyer; any other is refused."
    expectedTotal: Float
    companyName: String
    purchaseOrder: String
    vatNumber: String
    offerCode: String
    voucherCode: String
    "What the buyer was shown that the gift voucher pays; any other is refused."
    expectedVoucherAmount: Float
    notes: String
  }
  input CustomerInput {
    firstName: String!
    lastName: String!
    email: String!
    phone: String
  }
  input AddressInput {
    line1: String!
    line2: String
    city: String!
    region: String
    postcode: String
    "ISO 3166-1, such as GB."
    country: String!
  }
  type PlacedOrder {
    orderNumber: String!
    status: String!
    "Until when the buyer must use an emailed link; null if need not."
    confirmBy: String
    currency: String!
    items: [PlacedLine!]!
    discountAmount: Float!
    deliveryAmount: Float!
    deliveryMethod: String
    netAmount: Float!
    taxAmount: Float!
    taxLines: [TaxLine!]!
    totalAmount: Float!
    "Part of the total that a gift voucher pays."
    voucherAmount: Float!
    depositAmount: Float
    promisedDate: String
    trackingUrl: String!
    "Where the buyer pays by card."
    paymentUrl: String
  }
  type PlacedLine {
    product: ID!
    productName: String!
    sku: String
    color: String
    size: String
    quantity: Int!
    unitPrice: Float!
    totalPrice: Float!
  }
  type TrackedOrder {
    orderNumber: String!
    status: String!
    currency: String!
    placedAt: String!
    items: [PlacedLine!]!
    totalAmount: Float!
    paidAmount: Float!
    refundedAmount: Float!
    promisedDate: String
    "Oldest first."
    events: [OrderEvent!]!
  }
  input ReviewInput {
    "Id of a product of the order."
    product: String!
    "Stars, 1 to 5."
    rating: Int!
    "Shown beside it."
    authorName: String!
    title: String
    body: String
  }
  type WrittenReview {
    "False if it replaced one."
    isNew: Boolean!
  }
  type RedirectTarget {
    "Path or address, maybe with a query."
    to: String!
  }
  type OrderEvent {
    at: String!
    "placed, status, refund or shipment."
    kind: String!
    status: String
    amount: Float
    carrier: String
    trackingNumber: String
    trackingUrl: String
  }

  type TeamAccount {
    id: ID!
    name: String
    email: String
    "manager, coach or treasurer."
    role: String!
    permissions: [String!]!
    team: Team!
  }
  input TeamOrderInput {
    version: Int
    items: [TeamItemInput!]
    notes: String
    shippingAddress: AddressInput
    deliveryMethod: String
    "A day."
    neededBy: String
    purchaseOrder: String
    expectedTotal: Float
  }
  input TeamItemInput {
    "Id of the product."
    product: String!
    color: String
    "Hash of a kit, instead of a colour."
    kit: String
    players: [TeamPlayerInput!]
    "Pieces for nobody in particular."
    extras: [SizeQuantityInput!]
    prints: [PrintInput!]
  }
  input TeamPlayerInput {
    "Id of a member of the roster."
    memberId: String
    name: String!
    nameOnBack: String
    number: String
    size: String
    squad: String
  }
  input PrintInput {
    "Id of a design asset."
    asset: String!
    "Such as left-chest."
    place: String!
  }
  type TeamPrices {
    "One for each item; null where product or colour cannot be had."
    lines: [TeamLine]!
    subtotal: Float!
    discountAmount: Float!
    deliveryAmount: Float!
    netAmount: Float!
    taxAmount: Float!
    taxLines: [TaxLine!]!
    totalAmount: Float!
    totalItems: Int!
    needsProof: Boolean!
    fieldErrors: JSON!
  }
  type TeamLine {
    unitPrice: Float!
    quantity: Int!
    totalPrice: Float!
  }
  type SubmittedTeamOrder {
    id: ID!
    orderNumber: String!
    status: String!
    statusLabel: String!
    netAmount: Float!
    taxAmount: Float!
    totalAmount: Float!
    discountAmount: Float!
    totalItems: Int!
    needsProof: Boolean!
    createdAt: String!
  }

  type ShopSettings {
    brandName: String!
    tagline: String!
    phone: String!
    salesEmail: String!
    address: String!
    companyLine: String!
    logo: ShopLogo
    currency: String!
    locale: String!
    timeZone: String!
    country: String!
    "Name of the tax that prices do not contain; empty if they do."
    excludedTax: String!
    "Quantity discounts of products that have none of their own."
    priceTiers: [PriceTier!]!
    "facebook, instagram, twitter, youtube."
    social: JSON!
    "discount, turnaround, minimum, shipping, warranty, returns; empty if hidden."
    claims: JSON!
    copyrightYear: Int!
    footerNote: String!
  }
  type PriceTier {
    "Pieces of one design."
    minQuantity: Int!
    percentOff: Int!
  }
  type ShopLogo {
    src: String!
    width: Int!
    height: Int!
  }
  type Menu {
    categories: [MenuCategory!]!
    about: [MenuLink!]!
    quick: [MenuLink!]!
    legal: [MenuLink!]!
  }
  type MenuCategory {
    label: String!
    "What search takes as category."
    slug: String!
    href: String!
    description: String!
    iconUrl: String!
  }
  type MenuLink {
    label: String!
    href: String!
    description: String
  }
`;
