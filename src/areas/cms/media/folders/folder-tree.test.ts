import { expect, it } from 'vitest';
import { folderOptions, folderPath, foldersIn } from './folder-tree';

const folders = [
  { id: 'c', name: 'Clubs', parent: null },
  { id: 'n', name: 'Northside', parent: 'c' },
  { id: 'p', name: 'Products', parent: null },
  { id: 's', name: 'Season', parent: 'n' },
];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

it('leads from the top to a folder', () => {
  expect(names(folderPath(folders, 's'))).toEqual(['Clubs', 'Northside', 'Season']);
  expect(folderPath(folders, '')).toEqual([]);
  expect(folderPath([{ id: 'a', name: 'A', parent: 'a' }], 'a')).toHaveLength(1);
});

it('tells what stands in a folder', () => {
  expect(names(foldersIn(folders, ''))).toEqual(['Clubs', 'Products']);
  expect(names(foldersIn(folders, 'c'))).toEqual(['Northside']);
});

it('offers every folder but one that is to be moved, and those in it', () => {
  expect(folderOptions(folders).map(({ id }) => id)).toEqual(['c', 'n', 's', 'p']);
  expect(folderOptions(folders, 'n').map(({ id }) => id)).toEqual(['c', 'p']);
  expect(folderOptions(folders)[2]?.label).toBe('\u2003\u2003Season');
});
