import type { CollectionSlug } from 'payload';
import { isLogged } from '@/lib/activity/log-changes';
import { matrix, mayDo, picture, sampleOf, store, uploads } from './access-matrix';
import { createProduct, placed } from './shop';

/** Another value for each `n`. A missing collection fails. */
const changes: Record<string, (n: number) => Record<string, unknown>> = {
  products: (n) => ({ name: `Away kit ${n}` }),
  'product-variations': (n) => ({ stockQuantity: 7 + n }),
  categories: (n) => ({ name: `Away kits ${n}` }),
  offers: (n) => ({ name: `Ten off ${n}` }),
  'pattern-templates': (n) => ({ name: `Block ${n}` }),
  'price-lists': (n) => ({ name: `Members ${n}` }),
  customers: (n) => ({ firstName: `Grace ${n}` }),
  orders: (n) => ({ notes: `Ring the bell ${n}` }),
  teams: (n) => ({ division: `Premier ${n}` }),
  'team-members': (n) => ({ name: `Grace ${n}` }),
  'team-orders': (n) => ({ notes: `By Friday ${n}` }),
  inquiries: (n) => ({ status: n % 2 ? 'closed' : 'answered' }),
  reviews: (n) => ({ status: n % 2 ? 'hidden' : 'published' }),
  pages: (n) => ({ title: `About you ${n}` }),
  'media-folders': (n) => ({ name: `Badges ${n}` }),
  redirects: (n) => ({ to: `/contact-${n}` }),
  components: (n) => ({ name: `Banner ${n}` }),
  media: (n) => ({ alt: `${n} shirts` }),
  'admin-users': (n) => ({ bio: `Since ${2000 + n}` }),
  roles: (n) => ({ name: `Packers ${n}` }),
};

export const changeOf = (slug: string, n = 1): Record<string, unknown> => changes[slug]?.(n) ?? {};

export const loggedFor = (action: 'create' | 'update' | 'delete'): string[] =>
  Object.keys(matrix).filter((slug) => isLogged({ slug: slug as CollectionSlug }) && mayDo(slug, 'owner', action));

export async function bodyOf(slug: string): Promise<unknown> {
  const sample = await sampleOf(slug);
  if (!uploads.has(slug)) return sample;
  const form = new FormData();
  form.set('_payload', JSON.stringify(sample));
  form.set('file', new File([new Uint8Array(await picture())], 'picture.png', { type: 'image/png' }));
  return form;
}

export async function recordOf(slug: string): Promise<string> {
  if (slug !== 'orders') return store(slug, await sampleOf(slug));
  return (await placed({ product: (await createProduct()).id, quantity: 1 })).id;
}
