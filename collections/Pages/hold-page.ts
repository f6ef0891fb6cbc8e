import type { CollectionBeforeOperationHook } from 'payload';
import { holdRows } from '@/lib/database/hold-rows';
import { SAVES_DRAFT } from './changes-visitors-page';
import { RESTORES } from './refuse-outdated';

/** Saves of one page come one after the other, so that each sees what the one before it stored. */
export const holdPage: CollectionBeforeOperationHook<'pages'> = async ({ args, operation, req }) => {
  const isUpdate = operation === 'update' || operation === 'updateByID';
  if (isUpdate && 'id' in args && args.id) await holdRows(req, 'cms_pages', args.id);
  if (operation === 'restoreVersion') req.context[RESTORES] = true;
  if (isUpdate || operation === 'create' || operation === 'restoreVersion') req.context[SAVES_DRAFT] = savesDraft(args);
  return args;
};

/** As Payload decides: a request for a draft that says it is published is none. */
function savesDraft(args: object): boolean {
  const { draft, data, publishAllLocales } = args as {
    draft?: boolean;
    data?: { _status?: string };
    publishAllLocales?: boolean;
  };
  return draft === true && data?._status !== 'published' && !publishAllLocales;
}
