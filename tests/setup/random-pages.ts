import fc from 'fast-check';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { allBlocks, columnsOf, findIn, holdsColumns, type Blocks } from '@/domain/pages/editor/blocks';
import { openPage } from '@/domain/pages/editor/open-page';
import { reduce } from '@/domain/pages/editor/reduce';
import type { EditorAction, EditorState, ListId, PageDocument } from '@/domain/pages/editor/types';

export const block = (id: string, props: Record<string, unknown> = {}): EditorBlock => ({
  id,
  blockType: 'button',
  ...props,
});

export const columns = (id: string, ...lists: EditorBlock[][]): EditorBlock =>
  block(id, { blockType: 'columns', columns: lists.map((blocks, index) => ({ id: `${id}.${index}`, blocks })) });

export const page = (...blocks: EditorBlock[]): PageDocument => ({
  title: 'Page',
  slug: 'page',
  metaTitle: '',
  metaDescription: '',
  blocks,
});

/** Blocks in columns are in brackets. */
export const outline = (blocks: Blocks): string =>
  blocks
    .map((each) => {
      const inner = columnsOf(each).map((column) => `[${outline(column.blocks)}]`);
      return each.id + inner.join('');
    })
    .join(' ');

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const type = fc.constantFrom('button', 'hero', 'text', 'a type of tomorrow');
const word = fc.constantFrom('', 'a', 'b', 'Ready to start?');
const leaf = fc.record({ blockType: type, text: word, size: fc.constantFrom('sm', 'md') });
const shape = fc.oneof(
  { weight: 4, arbitrary: leaf.map((props) => [props] as const) },
  { weight: 1, arbitrary: fc.tuple(leaf, fc.array(fc.array(leaf, { maxLength: 3 }), { minLength: 2, maxLength: 3 })) },
);

export const randomPage: fc.Arbitrary<PageDocument> = fc.array(shape, { maxLength: 7 }).map((shapes) => {
  let count = 0;
  const named = (props: Record<string, unknown>) => block(`b${count++}`, props);
  return deepFreeze(
    page(
      ...shapes.map(([props, lists]) =>
        lists ? columns(`b${count++}`, ...lists.map((each) => each.map(named))) : named(props),
      ),
    ),
  );
});

const KINDS = ['insert', 'insert', 'columns', 'move', 'move', 'moveUp', 'moveDown'] as const;
const MORE_KINDS = [
  'duplicate',
  'remove',
  'divide',
  'set',
  'set',
  'set',
  'select',
  'replace',
  'setField',
  'addColumn',
] as const;

export interface Deed {
  kind: (typeof KINDS | typeof MORE_KINDS)[number] | 'undo' | 'redo';
  pick: number;
  list: number;
  index: number;
  value: string;
  property: 'text' | 'size' | 'note';
}

export const actionsOf = (
  kinds: readonly Deed['kind'][] = [...KINDS, ...MORE_KINDS],
  maxLength = 12,
): fc.Arbitrary<Deed[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      pick: fc.nat(20),
      list: fc.nat(6),
      index: fc.nat(9),
      value: word,
      property: fc.constantFrom('text', 'size', 'note'),
    }),
    { maxLength, size: 'max' },
  );

export const ALL_KINDS: readonly Deed['kind'][] = [...KINDS, ...MORE_KINDS, 'undo', 'undo', 'undo', 'redo', 'redo'];
export const EDITS: readonly Deed['kind'][] = [...KINDS, 'duplicate', 'remove', 'set', 'set', 'set', 'setField'];

export function actionOf(deed: Deed, { document }: EditorState, makeId: () => string, at: number): EditorAction {
  const { kind, pick, list, index, value, property } = deed;
  const all = allBlocks(document.blocks);
  const lists: ListId[] = ['page', ...all.flatMap(({ block: each }) => columnsOf(each).map(({ id }) => id)), 'nowhere'];
  const place = { list: lists[list % lists.length] ?? 'page', index };
  const target = all[pick % Math.max(all.length, 1)]?.block;
  const id = target?.id ?? 'none';
  const made = (props: Record<string, unknown>) => block(makeId(), props);
  switch (kind) {
    case 'insert':
      return { type: 'insert', block: made({ text: value }), at: place };
    case 'columns':
      return { type: 'insert', block: columns(makeId(), [made({ text: value })], []), at: place };
    case 'move':
      return { type: 'move', id, to: place };
    case 'duplicate':
      return { type: 'duplicate', id, copy: target && holdsColumns(target) ? columns(makeId(), [], []) : made({}) };
    case 'set':
      return { type: 'set', id, path: property, value, at };
    case 'addColumn': {
      const holder = all.find(({ block: each }) => holdsColumns(each))?.block;
      const old = holder ? columnsOf(holder) : [];
      const inner = pick % 2 === 0 ? [made({})] : [columns(makeId(), [])];
      return {
        type: 'set',
        id: holder?.id ?? 'none',
        path: 'columns',
        value: [...old, { id: makeId(), blocks: inner }],
        at,
      };
    }
    case 'select':
      return { type: 'select', id: pick % 4 === 0 ? undefined : id };
    case 'replace':
      return { type: 'replace', blocks: document.blocks.slice(index % 3) };
    case 'setField':
      return { type: 'setField', field: 'title', value };
    case 'divide': {
      const kept = target && pick % 2 === 0 ? [target] : [];
      return { type: 'divide', id, into: [...kept, made({ text: value }), ...(index > 6 ? [made({})] : [])] };
    }
    case 'remove':
    case 'moveUp':
    case 'moveDown':
      return { type: kind, id };
    case 'undo':
    case 'redo':
      return { type: kind };
  }
}

export function workOn(start: EditorState, done: readonly Deed[], name: string): EditorState {
  let count = 0;
  return done.reduce(
    (state, deed, index) =>
      deepFreeze(
        reduce(
          state,
          actionOf(deed, state, () => `${name}${count++}`, index * 10_000),
        ),
      ),
    start,
  );
}

export const workedOn = (document: PageDocument, done: readonly Deed[], name: string): PageDocument =>
  workOn(openPage(document), done, name).document;

export const blockIn = (document: PageDocument, id: string): EditorBlock | undefined =>
  findIn(document.blocks, id)?.block;
