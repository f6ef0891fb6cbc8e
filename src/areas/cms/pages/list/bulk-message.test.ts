import { describe, expect, it } from 'vitest';
import { bulkMessage } from './use-page-work';

describe('the message of what was done with pages', () => {
  it('says how many', () => {
    expect(bulkMessage('publish', { done: ['a', 'b'], failed: [] })).toEqual({ title: '✅ 2 Pages Published' });
    expect(bulkMessage('trash', { done: ['a'], failed: [] })).toEqual({ title: '✅ Page Deleted' });
  });

  it('gives each reason once for those that stayed as before', () => {
    const failed = [{ message: 'No title.' }, { message: 'No title.' }];
    expect(bulkMessage('publish', { done: ['a'], failed })).toEqual({
      title: '✅ Page Published',
      description: '2 pages not changed. No title.',
    });
  });

  it('says which came back as drafts, and why', () => {
    const keptBack = [{ message: 'No page at /old.' }];
    expect(bulkMessage('restore', { done: ['a', 'b'], failed: [], keptBack })).toEqual({
      title: '✅ 2 Pages Restored',
      description: '1 page restored as a draft. No page at /old.',
    });
  });

  it('is an error where nothing was done', () => {
    expect(bulkMessage('unpublish', { done: [], failed: [{ message: 'It stays.' }] })).toEqual({
      title: '❌ Error',
      description: 'It stays.',
      variant: 'destructive',
    });
  });
});
