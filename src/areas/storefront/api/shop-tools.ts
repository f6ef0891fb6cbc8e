import { z } from 'zod';
import type { Tool } from '@/modules/api/mcp/tool';
import { shopOperations } from './shop-operations';

const line = z.object({
  product: z.string().describe('Id or slug of a product, as find_products answers it.'),
  color: z.string().optional().describe('Name of a colour of the product; not for one made to a kit.'),
  sizes: z
    .array(z.object({ size: z.string().describe('M, XL, or a label such as Boys S'), quantity: z.int().min(1) }))
    .optional()
    .describe('Pieces for nobody in particular.'),
  quantity: z.int().min(1).optional().describe('Of goods without sizes.'),
  design: z.string().optional().describe('Hash of a kit, or id of a design: what a product is made to.'),
  players: z
    .array(z.object({ name: z.string().optional(), number: z.string().optional(), size: z.string().optional() }))
    .optional()
    .describe('A piece for each, with name and number printed.'),
});

export const shopTools: readonly Tool[] = [
  {
    name: 'find_products',
    title: 'Find products',
    description: 'Searches the products of the shop: names, prices, colours, and whether they are sold out.',
    input: z.object({
      q: z.string().optional().describe('Words of the shopper; without them all products.'),
      category: z.string().optional().describe('Slug of a category, or sale.'),
      page: z.int().min(1).optional().describe('24 products a page.'),
    }),
    scopes: ['public'],
    run: ({ args: { category, ...args }, request }) =>
      shopOperations.search({ ...args, ...(category !== undefined && { facets: { category } }) }, request),
  },
  {
    name: 'price_squad',
    title: 'Price an order',
    description:
      'Prices products for a squad or a buyer: lines, quantity discounts, delivery, tax and total, what is short, and what is wrong with a kit. Orders nothing.',
    input: z.object({
      items: z.array(line).min(1).max(100),
      delivery: z
        .object({ country: z.string().describe('ISO 3166-1, such as GB.'), postcode: z.string().optional() })
        .optional(),
    }),
    scopes: ['public'],
    run: ({ args, request }) => shopOperations.cart(args, request),
  },
  {
    name: 'track_order',
    title: 'Track an order by its link',
    description:
      'Status, delivery day and history of an order, by the last part of the tracking link that its buyer has.',
    input: z.object({ token: z.string() }),
    scopes: ['public'],
    run: ({ args, request }) => shopOperations.trackOrder(args, request),
  },
];
