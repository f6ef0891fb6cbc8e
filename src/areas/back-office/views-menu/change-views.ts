import { may } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import {
  countViews,
  deleteStoredView,
  findView,
  insertView,
  isNameTaken,
  lockViews,
  setDefaultView,
  unsetDefaultView,
  updateView,
  type StoredView,
} from './data';
import { MAX_VIEWS } from '../views/saved-view';
import { listsFor, readView } from './view-lists';

type ViewFields = { name: string; isShared: boolean; isDefault: boolean };
type CreateView = StaffCall & ViewFields & { href: string };
type ChangeView = StaffCall & Partial<ViewFields> & { id: string; href?: string };

const mayShare = ({ user }: StaffCall) => may(user, 'settings:write');
const notShared = () => failure('forbidden', 'Only people who may change the settings save views for everyone.');
const gone = () => failure('not_found', 'This view no longer exists.');

function queryIn({ user }: StaffCall, href: string) {
  const read = readView(
    href,
    listsFor((permission) => may(user, permission)),
  );
  if (!read) return failure('not_found', 'This list does not exist.');
  const [path] = read.list.split('?');
  const isEmpty = read.list === (read.query ? `${path}?${read.query}` : path);
  return isEmpty ? failure('refused', 'Choose filters, a search or an order first.') : { ok: true as const, ...read };
}

async function problemOf(session: Session, ownerId: string | null, view: { list: string; name: string }, id?: string) {
  const taken = await isNameTaken(session, { ownerId, ...view }, id);
  return taken ? invalidFields({ name: ['Another view of this list has this name.'] }) : undefined;
}

const tooMany = (isShared: boolean) =>
  failure('too_many', `${isShared ? 'Everyone has' : 'You have'} ${MAX_VIEWS} views. Delete one first.`);

export async function createView(call: CreateView): Promise<Result<{ id: string }>> {
  const { req, user, name, isShared, isDefault, href } = call;
  if (isShared && !mayShare(call)) return notShared();
  const read = queryIn(call, href);
  if (!read.ok) return read;
  const { list, query } = read;
  return inTransactionUnlessRefused(req, async (session) => {
    await lockViews(session);
    const ownerId = isShared ? null : user.id;
    if ((await countViews(session, ownerId)) >= MAX_VIEWS) return tooMany(isShared);
    const problem = await problemOf(session, ownerId, { list, name });
    if (problem) return problem;
    const id = await insertView(session, { ownerId, list, name, query });
    if (isDefault) await setDefaultView(session, user.id, { id, list });
    return { ok: true, id };
  });
}

/** Changes only given fields. A view of everyone becomes the caller’s own if it is no longer shared. */
export async function changeView(call: ChangeView): Promise<Result> {
  const { req, user, id, href, isDefault } = call;
  const read = href === undefined ? undefined : queryIn(call, href);
  if (read?.ok === false) return read;
  return inTransactionUnlessRefused(req, async (session) => {
    await lockViews(session);
    const stored = await findView(session, user.id, id);
    if (!stored) return gone();
    const next = { ...stored, name: call.name ?? stored.name, isShared: call.isShared ?? stored.isShared };
    if (read && read.list !== stored.list) return failure('refused', 'This view is of another list.');
    const changed = await changeStored(call, session, stored, { ...next, query: read?.query ?? stored.query });
    if (changed) return changed;
    if (isDefault === true) await setDefaultView(session, user.id, stored);
    if (isDefault === false) await unsetDefaultView(session, user.id, id);
    return { ok: true };
  });
}

async function changeStored(call: ChangeView, session: Session, stored: StoredView, next: StoredView) {
  const isMoved = next.isShared !== stored.isShared;
  if (!isMoved && next.name === stored.name && next.query === stored.query) return undefined;
  if ((stored.isShared || next.isShared) && !mayShare(call)) return notShared();
  const ownerId = next.isShared ? null : call.user.id;
  if (isMoved && (await countViews(session, ownerId)) >= MAX_VIEWS) return tooMany(next.isShared);
  const problem = await problemOf(session, ownerId, next, stored.id);
  if (problem) return problem;
  await updateView(session, stored.id, { ownerId, list: next.list, name: next.name, query: next.query });
  return undefined;
}

export async function deleteView(call: StaffCall & { id: string }): Promise<Result> {
  const { req, user, id } = call;
  return inTransactionUnlessRefused(req, async (session) => {
    const stored = await findView(session, user.id, id);
    if (!stored) return gone();
    if (stored.isShared && !mayShare(call)) return notShared();
    await deleteStoredView(session, id);
    return { ok: true };
  });
}
