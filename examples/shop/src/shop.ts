import { createClient } from '@kitroom/client';

const { graphql } = createClient({ url: import.meta.env.VITE_SHOP ?? 'http://localhost:3000' });

type Card = {
  id: string;
  name: string;
  price: number;
  salePrice: number | null;
  picture: { thumbnail: string; alt: string } | null;
};

type Variation = {
  colorName: string;
  sizeCode: string;
  sizeLabel: string | null;
  stockQuantity: number;
  isAvailable: boolean;
};

type Product = {
  id: string;
  name: string;
  description: string | null;
  price: number;
  salePrice: number | null;
  colors: { name: string; available: boolean | null }[] | null;
  variations: { docs: Variation[] } | null;
};

export type Item = { product: string; name: string; color?: string; size?: string; quantity: number };

type Cart = {
  totalAmount: number;
  fieldErrors: Record<string, string[]>;
  lines: {
    productName: string;
    color: string | null;
    sizeLabel: string | null;
    quantity: number;
    totalPrice: number;
  }[];
  delivery: { methods: { id: string; name: string; amount: number }[]; chosen: string | null } | null;
};

type Order = { orderNumber: string; totalAmount: number; trackingUrl: string };

type Tracked = {
  orderNumber: string;
  status: string;
  totalAmount: number;
  events: { at: string; kind: string }[];
};

const COUNTRY = 'GB';

const ofApi = (items: readonly Item[]) =>
  items.map(({ product, color, size, quantity }) => ({
    product,
    color,
    ...(size ? { sizes: [{ size, quantity }] } : { quantity }),
  }));

export const getSettings = async () =>
  (
    await graphql<{ siteSettings: { currency: string } }>(`
      {
        siteSettings {
          currency
        }
      }
    `)
  ).siteSettings;

export const listProducts = async (q: string) =>
  (
    await graphql<{ search: { total: number; products: Card[] } }>(
      `
        query ($q: String) {
          search(q: $q) {
            total
            products {
              id
              name
              price
              salePrice
              picture {
                thumbnail
                alt
              }
            }
          }
        }
      `,
      { q },
    )
  ).search;

export const getProduct = async (id: string) =>
  (
    await graphql<{ Product: Product | null }>(
      `
        query ($id: String!) {
          Product(id: $id) {
            id
            name
            description
            price
            salePrice
            colors {
              name
              available
            }
            variations {
              docs {
                colorName
                sizeCode
                sizeLabel
                stockQuantity
                isAvailable
              }
            }
          }
        }
      `,
      { id },
    )
  ).Product;

export const priceCart = async (items: readonly Item[]) =>
  items.length > 0 &&
  (
    await graphql<{ cart: Cart }>(
      `
        query ($items: [CartItemInput!]!, $delivery: DestinationInput) {
          cart(items: $items, delivery: $delivery) {
            totalAmount
            fieldErrors
            lines {
              productName
              color
              sizeLabel
              quantity
              totalPrice
            }
            delivery {
              chosen
              methods {
                id
                name
                amount
              }
            }
          }
        }
      `,
      { items: ofApi(items), delivery: { country: COUNTRY } },
    )
  ).cart;

/** @param key of the attempt: the same one never orders twice */
export const placeOrder = async (items: readonly Item[], expectedTotal: number, form: FormData, key: string) => {
  const text = (name: string) => String(form.get(name) ?? '');
  const { placeOrder: order } = await graphql<{ placeOrder: Order }>(
    `
      mutation ($input: OrderInput!, $key: String!) {
        placeOrder(input: $input, idempotencyKey: $key) {
          orderNumber
          totalAmount
          trackingUrl
        }
      }
    `,
    {
      key,
      input: {
        items: ofApi(items),
        customer: { firstName: text('firstName'), lastName: text('lastName'), email: text('email') },
        shippingAddress: { line1: text('line1'), city: text('city'), postcode: text('postcode'), country: COUNTRY },
        paymentMethod: 'invoice',
        expectedTotal,
      },
    },
  );
  return order;
};

export const trackOrder = async (token: string) =>
  (
    await graphql<{ trackOrder: Tracked | null }>(
      `
        query ($token: String!) {
          trackOrder(token: $token) {
            orderNumber
            status
            totalAmount
            events {
              at
              kind
            }
          }
        }
      `,
      { token },
    )
  ).trackOrder;
