import { describe, expect, it } from 'vitest';
import { activityLine, withoutRepeats, type ContentChange } from './content-activity';

const about: ContentChange = {
  action: 'page.updated',
  subjectType: 'pages',
  subject: 'About',
  after: { title: 'About' },
  isHomepage: false,
};
const line = (change: Partial<ContentChange>) => activityLine({ ...about, ...change });

describe('a line of recent activity', () => {
  it('reads as the specification has it', () => {
    expect(line({ isHomepage: true })).toBe('Homepage updated');
    expect(line({ action: 'page.created' })).toBe('New page created');
    expect(line({ action: 'page.published' })).toBe('About page published');
  });

  it('tells from the fields what an update was', () => {
    expect(line({ after: { deletedAt: '2026-11-21' } })).toBe('About page moved to the trash');
    expect(line({ after: { deletedAt: null } })).toBe('About page restored');
    expect(line({ after: { isPublished: true, title: 'About' } })).toBe('About page published');
    expect(line({ after: { isPublished: false } })).toBe('About page updated');
    expect(line({ action: 'page.unpublished', after: null })).toBe('About page unpublished');
    expect(line({ after: null })).toBe('About page updated');
    expect(line({ action: 'page.trashed', after: null })).toBe('About page moved to the trash');
    expect(line({ action: 'page.made-homepage', isHomepage: true })).toBe('About page made the homepage');
  });

  it('tells of media and settings', () => {
    expect(line({ action: 'media.created', subjectType: 'media' })).toBe('Picture uploaded');
    expect(line({ action: 'media-folder.deleted', subjectType: 'media-folders' })).toBe('Folder deleted');
    expect(line({ action: 'site-content.updated', subjectType: 'site-content' })).toBe('Site content updated');
  });
});

it('is told once, however often someone did the same', () => {
  const entry = (id: number, subjectId: string, actorName = 'Ada') => ({
    id,
    line: 'About updated',
    subjectId,
    actorName,
  });
  const entries = [entry(1, 'a'), entry(2, 'a'), entry(3, 'a', 'Ben'), entry(4, 'b'), entry(5, 'c')];
  expect(withoutRepeats(entries, 3).map(({ id }) => id)).toEqual([1, 3, 4]);
});
