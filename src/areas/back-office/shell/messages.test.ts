import { expect, it } from 'vitest';
import {
  CATEGORIES_LOAD_FAILED,
  DASHBOARD_LOAD_FAILED,
  noTeams,
  PRODUCTS_LOAD_FAILED,
  TEAMS_LOAD_FAILED,
} from './messages';

it('says what failed in the words that were ordered', () => {
  const descriptions = [
    [DASHBOARD_LOAD_FAILED, 'Failed to load dashboard data'],
    [PRODUCTS_LOAD_FAILED, 'Failed to load products'],
    [CATEGORIES_LOAD_FAILED, 'Failed to load categories'],
    [TEAMS_LOAD_FAILED, 'Failed to load teams'],
  ] as const;
  for (const [message, description] of descriptions) {
    expect(message).toEqual({ title: '❌ Error', description, variant: 'destructive' });
  }
});

it('says why there are no teams in the words that were ordered', () => {
  expect(noTeams(true)).toEqual({ title: 'No teams found', description: 'Try adjusting your search criteria' });
  expect(noTeams(false)).toEqual({
    title: 'No teams yet',
    description: 'Teams will appear here when they register for accounts',
  });
});
