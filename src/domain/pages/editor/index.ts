export {
  allBlocks,
  blocksOf,
  columnsOf,
  findBlock,
  holdsColumns,
  type Blocks,
  type Column,
  type Found,
} from './blocks';
export { checkPage, type CheckContext } from './check-page';
export { copyBlock } from './copy-block';
export { describeChanges } from './describe-changes';
export { fieldAt } from './field-at';
export { applyChoices, conflictKey, mergePages } from './merge-pages';
export { isSame } from '../../merging/is-same';
export { openPage } from './open-page';
export { valueAt, withValue } from './path';
export { rebasing } from './rebase';
export { canRedo, canUndo, documentActions, reduce } from './reduce';
export { labelOf, nameOf, subjectOf } from './subject';
export { withUniqueIds } from './unique-ids';
export { FIELD_LABELS, PAGE_FIELDS } from './types';
export type * from './types';
