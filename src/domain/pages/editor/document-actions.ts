import { PAGE_FIELDS, type EditorAction, type PageDocument } from './types';

/** What makes the page on the screen say this, as one step of the history; its fields are none. */
export const documentActions = (document: PageDocument): EditorAction[] => [
  { type: 'replace', blocks: document.blocks },
  ...PAGE_FIELDS.map((field): EditorAction => ({ type: 'setField', field, value: document[field] })),
];
