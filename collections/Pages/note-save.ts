import type { CollectionBeforeOperationHook } from 'payload';
import { savesDraft } from '@/lib/clear-flags';
import { SAVES_DRAFT } from './changes-visitors-page';
import { RESTORES } from './refuse-outdated';

const SAVES: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/** Tells the other hooks what kind of save this is: of several in one request each has its own. */
export const noteSave: CollectionBeforeOperationHook<'pages'> = ({ args, collection, operation, req }) => {
  if (SAVES.has(operation)) {
    req.context[RESTORES] = operation === 'restoreVersion';
    req.context[SAVES_DRAFT] = savesDraft(collection, operation, args);
  }
  return args;
};
