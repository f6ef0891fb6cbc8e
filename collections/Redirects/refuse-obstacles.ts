import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { findObstacle, lockRedirects, type Obstacle } from '@/modules/pages/data/redirect-obstacles';
import type { Redirect } from '@/payload-types';

const MESSAGES: Record<Obstacle, { path: keyof Redirect; message: string }> = {
  page: { path: 'from', message: 'A published page is shown at this address.' },
  taken: { path: 'from', message: 'There is already a redirect from this address.' },
  loop: { path: 'to', message: 'This would create a loop of redirects.' },
};

/** @throws ValidationError */
export const refuseObstacles: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const { from, to, page } = { ...originalDoc, ...data };
  if (typeof from !== 'string') return data;
  const session = await currentTransaction(req);
  await lockRedirects(session);
  const wanted = { id: originalDoc?.id, from, to, page: typeof page === 'object' ? page?.id : page };
  const obstacle = await findObstacle(session, wanted);
  if (obstacle) throw new ValidationError({ collection: 'redirects', errors: [MESSAGES[obstacle]], req }, req.t);
  return data;
};
