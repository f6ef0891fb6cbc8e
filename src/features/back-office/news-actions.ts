'use server';

import { z } from 'zod';
import { clearNews, readNews, restoreNews } from './operations/news/mark-news';
import { BACK_OFFICE_HOME } from './rules/same-site-path';
import { requireAdministrator } from './session';

const newsIds = z.array(z.uuid()).max(200);

/** Marks news as read; all of them where none are named. */
export async function readNewsAction(ids?: string[]): Promise<void> {
  const { payload, user } = await requireAdministrator(BACK_OFFICE_HOME);
  await readNews({ payload, userId: user.id, ids: newsIds.optional().parse(ids) });
}

export async function clearNewsAction(ids: string[]): Promise<void> {
  const { payload, user } = await requireAdministrator(BACK_OFFICE_HOME);
  await clearNews({ payload, userId: user.id, ids: newsIds.parse(ids) });
}

export async function restoreNewsAction(ids: string[]): Promise<void> {
  const { payload, user } = await requireAdministrator(BACK_OFFICE_HOME);
  await restoreNews({ payload, userId: user.id, ids: newsIds.parse(ids) });
}
