import { describe, expect, it } from 'vitest';
import { matchingCommands } from './commands';

const labels = (search: string, may: (permission: string) => boolean = () => true) =>
  matchingCommands(search, may).map(({ label }) => label);

describe('commands of the palette', () => {
  it('are all offered where nothing is searched for', () => {
    expect(labels('')).toContain('Create Order');
    expect(labels('')).toContain('Go to Clubs');
  });

  it('are only those that the person may use', () => {
    const may = (permission: string) => permission === 'orders:read';
    expect(labels('', may)).toEqual(['Go to Orders', 'Go to Team Orders', 'Go to Production', 'Go to Kit Designs']);
  });

  it('match by the beginnings of words, in any order, and by other names', () => {
    expect(labels('ord cre')).toEqual(['Create Order', 'Create Team Order']);
    expect(labels('csv')).toEqual(['Import Products']);
    expect(labels('rder')).toEqual([]);
  });
});
