import { expect, it } from 'vitest';
import type { EditorBlock } from '../../blocks/new-block';
import { checkContrast } from './check-contrast';
import type { PictureSample } from './types';

const id = '0b54b2f4-58f2-4b0c-9d3c-3f6f0f4b8a11';
/** 4 colours across, the same in 3 rows. */
const sample = (...row: [string, string, string, string]): PictureSample => ({
  width: 4,
  colors: [...row, ...row, ...row],
});
const white = sample('#ffffff', '#ffffff', '#ffffff', '#ffffff');
const black = sample('#000000', '#000000', '#000000', '#000000');
const brightLeft = sample('#ffffff', '#ffffff', '#101010', '#101010');

const found = (props: Partial<EditorBlock>, picture: PictureSample | undefined) =>
  checkContrast(
    { id: 'a', blockType: 'hero', title: 'Kits', backgroundImage: `/media/${id}`, ...props },
    { sampleOf: (requested) => (requested === id ? picture : undefined) },
  ).map(({ severity, path }) => `${severity} ${path}`);
const warning = ['warning backgroundImage'];

it.each<[string, Partial<EditorBlock>, PictureSample | undefined, string[]]>([
  ['a title in the middle, which the shade carries', { alignment: 'center' }, white, []],
  ['small print in the middle', { alignment: 'center', subtitle: 'Made to order' }, white, warning],
  ['the same on black', { alignment: 'center', subtitle: 'Made to order' }, black, []],
  ['words beside what is bright', { alignment: 'right', subtitle: 'Made to order' }, brightLeft, []],
  ['words on a stage, which has no shade', { alignment: 'left', smallImage: '/media/2' }, brightLeft, warning],
  ['words on a dark stage', { alignment: 'left', smallImage: '/media/2' }, black, []],
  ['a point below the buttons', { alignment: 'center', points: [{ text: 'Free mock-ups' }, null] }, white, warning],
  ['a picture that nobody has looked at', { alignment: 'center', subtitle: 'Made to order' }, undefined, []],
  ['another block', { blockType: 'image', subtitle: 'Made to order' }, white, []],
])('%s', (_what, props, picture, expected) => {
  expect(found(props, picture)).toEqual(expected);
});
