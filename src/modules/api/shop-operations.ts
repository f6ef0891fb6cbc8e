import { extendSchema, parse, type GraphQLSchema } from 'graphql';
import type { PayloadRequest } from 'payload';
import { withoutReadLimits } from '@/lib/database/reading';
import { refusalError } from '@/lib/failures';
import type { Failure } from '@/lib/result';

/** Takes checked GraphQL arguments. Undefined is null, a refusal an error. */
type Operation = (args: Record<string, unknown>, request: Request) => Promise<object | null | undefined>;

const QUERIES = ['search', 'cart', 'deliveryMethods', 'trackOrder', 'siteSettings', 'menu', 'pageBySlug'] as const;
/** Open to strangers, as other mutations are not. */
export const OPEN_MUTATIONS = ['placeOrder'] as const;

export type ShopOperations = Readonly<Record<(typeof QUERIES)[number] | (typeof OPEN_MUTATIONS)[number], Operation>>;

export type OperationContext = { req: PayloadRequest; request: Request; operations: ShopOperations };

/** Adds what a shop does to what it stores, over the same code as REST. */
export function withShopOperations(schema: GraphQLSchema): GraphQLSchema {
  const extended = extendSchema(schema, parse(OPERATIONS));
  const [queries, mutations] = [extended.getQueryType(), extended.getMutationType()].map((type) => type?.getFields());
  for (const name of [...QUERIES, ...OPEN_MUTATIONS]) {
    const field = queries?.[name] ?? mutations?.[name];
    if (!field) throw new Error(`The schema has no ${name}.`);
    field.resolve = async (_, args: Record<string, unknown>, { operations, request }: OperationContext) => {
      const answer = await withoutReadLimits(() => operations[name](args, request));
      if (isFailure(answer)) throw refusalError(answer);
      return answer;
    };
  }
  return extended;
}

const isFailure = (answer: object | null | undefined): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** Amounts are in the shop’s currency, with its decimals; days are `2026-11-27`. */
const OPERATIONS = /* GraphQL */ `
  extend type Query {
    "Active products, twelve a page, as the shop lists them. An unknown facet is refused."
    search(q: String, facets: FacetsInput, sort: ProductSort, page: Int): ProductSearch!
    "Prices, discounts, delivery, tax and stock of these items. Stores and reserves nothing."
    cart(items: [CartItemInput!]!, delivery: DestinationInput, vatNumber: String): Cart!
    "Ways to deliver to a country, and the day each delivers what is ordered now."
    deliveryMethods(country: String!, postcode: String): DeliveryMethods!
    "An order by the last part of its trackingUrl."
    trackOrder(token: String!): TrackedOrder
    siteSettings: ShopSettings!
    menu: Menu!
    "A published page with its blocks."
    pageBySlug(slug: String!): Page
  }
  extend type Mutation {
    "Places an order. The same key returns the same order; without an answer, repeat it."
    placeOrder(input: OrderInput!, idempotencyKey: String!): PlacedOrder!
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
    "Codes such as m or xl: one of them."
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
    "Matching products by value of each facet."
    facets: JSON!
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
    "facebook, instagram, twitter, youtube."
    social: JSON!
  }
  type ShopLogo {
    src: String!
    width: Int!
    height: Int!
  }
  type Menu {
    categories: [MenuLink!]!
    about: [MenuLink!]!
    quick: [MenuLink!]!
    legal: [MenuLink!]!
  }
  type MenuLink {
    label: String!
    href: String!
    description: String
    iconUrl: String
  }
`;
