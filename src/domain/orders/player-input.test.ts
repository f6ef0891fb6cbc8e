import { describe, expect, it } from 'vitest';
import type { ProductPart } from '../catalogue/product-parts';
import { cleanPlayer, parsePlayers, playerNameProblem, playerNumberProblem } from './player-input';

describe('a number', () => {
  it.each(['', '0', '7', '07', '007', '999', 'GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK'])('%j is printed', (number) => {
    expect(playerNumberProblem(number)).toBeUndefined();
  });

  it.each(['1000', '-1', '1.5', 'GG', '७', 'gs', '7a', ' 7'])('%j is not', (number) => {
    expect(playerNumberProblem(number)).toBe('A number is 0 to 999, or a netball position such as GS.');
  });

  it('keeps its zeros, and positions are capitals', () => {
    expect(cleanPlayer({ name: '  Jess\tO’Brien ', number: ' 07 ' })).toEqual({ name: 'Jess O’Brien', number: '07' });
    expect(cleanPlayer({ name: '', number: 'wd' }).number).toBe('WD');
  });
});

describe('a name', () => {
  it('has at most 20 characters that can be printed', () => {
    expect(playerNameProblem('A'.repeat(20))).toBeUndefined();
    expect(playerNameProblem('A'.repeat(21))).toBe('A name has at most 20 characters.');
    expect(playerNameProblem('ŁUKASIŃSKA')).toBeUndefined();
    expect(playerNameProblem('Jess 🏐')).toContain('“🏐” cannot be printed');
  });
});

describe('a list from a spreadsheet', () => {
  const sizes = ['Small', 'Medium'];

  it('comes with tabs, commas or semicolons, with or without titles, by code or label', () => {
    const rows = [
      { row: { name: 'HUDSON', number: '07', size: 'Small' } },
      { row: { name: 'O’Brien', number: 'GS', size: 'Medium' } },
    ];
    expect(parsePlayers('Name\tNumber\tSize\nHUDSON\t07\tS\nO’Brien\tgs\tmedium\n', sizes)).toEqual(rows);
    expect(parsePlayers('HUDSON,07,S\r\n"O’Brien", GS ,M', sizes)).toEqual(rows);
    expect(parsePlayers('\nHUDSON;07;small\n;;\nO’Brien;GS;Medium', sizes)).toEqual(rows);
  });

  it('tells by its line what cannot be read, and takes the others', () => {
    const lines = ['HUDSON,1000,S', 'HUDSON,7,XL', 'HUDSON,7', 'A,1,S', `${'B'.repeat(21)},2,S`];
    expect(parsePlayers(lines.join('\n'), sizes)).toEqual([
      { line: 1, problem: 'A number is 0 to 999, or a netball position such as GS.' },
      { line: 2, problem: '“XL” is not one of Small, Medium.' },
      { line: 3, problem: 'A size is missing.' },
      { row: { name: 'A', number: '1', size: 'Small' } },
      { line: 5, problem: 'A name has at most 20 characters.' },
    ]);
  });

  describe('of a set', () => {
    const parts: ProductPart[] = [
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M', 'L'] },
      { name: 'Team socks', worn: 'socksSize', sizes: ['S', 'M'] },
    ];
    const hudson = { name: 'HUDSON', number: '7', size: 'Small' };

    it('has the sizes of its parts after that of the row, or under their titles', () => {
      const row = { ...hudson, sizes: { Shorts: 'Large', 'Team socks': 'Medium' } };
      expect(parsePlayers('HUDSON,7,S,L,M', sizes, parts)).toEqual([{ row }]);
      expect(
        parsePlayers('Name;No;Size;TEAM SOCKS;Notes;shorts\nHUDSON;7;S;M;left-handed;large', sizes, parts),
      ).toEqual([{ row }]);
      expect(parsePlayers('Name\tNumber\tSize\nHUDSON\t7\tS\tL\tM', sizes, parts)).toEqual([{ row }]);
    });

    it('has the size of the row for parts that are left out, or the same', () => {
      expect(parsePlayers('HUDSON,7,S\nHUDSON,7,S,,\nHUDSON,7,S,S,small\nHUDSON,7,S,,M', sizes, parts)).toEqual([
        ...Array.from({ length: 3 }, () => ({ row: hudson })),
        { row: { ...hudson, sizes: { 'Team socks': 'Medium' } } },
      ]);
      expect(parsePlayers('Name;No;Size;Shorts\nHUDSON;7;S;L;M', sizes, parts)).toEqual([
        { row: { ...hudson, sizes: { Shorts: 'Large' } } },
      ]);
    });

    it('tells by its line of sizes that a part is not made in', () => {
      expect(parsePlayers('A,1,S,XL\nB,2,S,tall\nC,3,M,,\nD,4,M,,L', sizes, parts)).toEqual([
        { line: 1, problem: 'Shorts: not made in X-Large.' },
        { line: 2, problem: 'Shorts: “tall” is not one of Small, Medium, Large.' },
        { row: { name: 'C', number: '3', size: 'Medium' } },
        { line: 4, problem: 'Team socks: not made in Large.' },
      ]);
    });
  });

  it('has no sizes where the product has none', () => {
    expect(parsePlayers('HUDSON,7\nJONES,8,M', [])).toEqual([
      { row: { name: 'HUDSON', number: '7', size: '' } },
      { line: 2, problem: 'This product has no sizes.' },
    ]);
  });
});
