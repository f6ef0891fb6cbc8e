import type { CollectionBeforeOperationHook } from 'payload';
import { holdRows } from '@/lib/database/hold-rows';
import { RESTORES } from './refuse-outdated';

/** Saves of one page come one after the other, so that each sees what the one before it stored. */
export const holdPage: CollectionBeforeOperationHook<'pages'> = async ({ args, operation, req }) => {
  if ((operation === 'update' || operation === 'updateByID') && 'id' in args && args.id)
    await holdRows(req, 'cms_pages', args.id);
  if (operation === 'restoreVersion') req.context[RESTORES] = true;
  return args;
};
