import type { PayloadRequest } from 'payload';
import { ALL_CATEGORIES, SALE_CATEGORY } from '@/domain/catalogue/shop-filters';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { invalidFields, type Refusal, refusalOf } from '@/lib/failures';
import type { Category } from '@/payload-types';
import type { CategoryInput } from './category-form';
import { findParent, isSlugTaken, nextSortOrder } from './data';

type SaveCategory = {
  req: PayloadRequest;
  input: CategoryInput;
  id: string | null;
};

/** Locks all rows, so that concurrent saves can neither form a circle of parents nor undo a new order. */
export async function saveCategory(args: SaveCategory): Promise<Result<{ id: string }, Refusal>> {
  const { req, input, id } = args;
  try {
    return await inTransaction(req, async (session) => {
      await lockRows(req, 'categories');
      const refused = (await slugProblem(session, input, id)) ?? (await parentProblem(session, input, id));
      if (refused) return refused;
      return { ok: true, id: id === null ? await create(session, args) : await change(args, id) } as const;
    });
  } catch (error) {
    return refusalOf(error, 'category', 'Failed to save category');
  }
}

async function create(session: Session, { req, input }: SaveCategory): Promise<string> {
  const { payload } = req;
  const category = await payload.create({
    collection: 'categories',
    data: { ...input, sortOrder: await nextSortOrder(session) },
    ...asUser(req),
  });
  await record(req, 'category.created', category, { after: factsOf(category) });
  return category.id;
}

async function change({ req, input }: SaveCategory, id: string): Promise<string> {
  const { payload } = req;
  const before = await payload.findByID({ collection: 'categories', id, ...asUser(req) });
  const after = await payload.update({ collection: 'categories', id, data: input, ...asUser(req) });
  await record(req, 'category.changed', after, { before: factsOf(before), after: factsOf(after) });
  return id;
}

const factsOf = ({ name, slug, description, parent, icon, showInMenu, isActive }: Category) => ({
  name,
  slug,
  description,
  parent,
  icon,
  showInMenu,
  isActive,
});

const record = (
  req: PayloadRequest,
  action: string,
  { id, name }: Category,
  facts: { before?: object; after: object },
) => recordActivity(req, action, { type: 'categories', id, name }, facts);

async function slugProblem(session: Session, { slug }: CategoryInput, id: string | null) {
  if (slug === ALL_CATEGORIES || slug === SALE_CATEGORY) {
    return invalidFields({ slug: [`The shop itself uses “${slug}”. Choose another.`] });
  }
  return (await isSlugTaken(session, slug, id))
    ? invalidFields({ slug: ['Another category has this address.'] })
    : undefined;
}

/** The shop shows two levels, which also rules out circles. */
async function parentProblem(session: Session, { parent }: CategoryInput, id: string | null) {
  if (parent === null) return undefined;
  if (parent === id) return invalidFields({ parent: ['A category cannot be its own parent.'] });
  const found = await findParent(session, parent, id);
  if (!found) return invalidFields({ parent: ['This category no longer exists.'] });
  if (found.parent !== null)
    return invalidFields({ parent: ['Choose a top-level category: this one has a parent of its own.'] });
  if (found.children > 0)
    return invalidFields({ parent: ['This category contains others, so it must stay at the top level.'] });
  return undefined;
}
