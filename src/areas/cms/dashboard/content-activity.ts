export type ContentChange = {
  action: string;
  subjectType: string;
  subject: string;
  after: Record<string, unknown> | null;
  isHomepage: boolean;
};

export const CONTENT_TYPES = [
  'pages',
  'media',
  'media-folders',
  'components',
  'redirects',
  'site-content',
  'site-settings',
] as const;

const THINGS: Record<string, string> = {
  media: 'Picture',
  'media-folders': 'Folder',
  components: 'Component',
  redirects: 'Redirect',
  'site-content': 'Site content',
  'site-settings': 'Site settings',
};

const DONE: Record<string, string> = {
  trashed: 'moved to the trash',
  'made-homepage': 'made the homepage',
  'schedule-removed': 'removed from the schedule',
  'schedule-failed': 'not changed as scheduled',
};

/** As 'About page published'. */
export function activityLine({ action, subjectType, subject, after, isHomepage }: ContentChange): string {
  const verb = action.slice(action.indexOf('.') + 1);
  const done = verb === 'updated' ? updateOf(after) : (DONE[verb] ?? verb.replace(/-/g, ' '));
  if (subjectType === 'pages') {
    if (verb === 'created') return 'New page created';
    return `${isHomepage && verb !== 'made-homepage' ? 'Homepage' : `${subject} page`} ${done}`;
  }
  if (subjectType === 'media' && verb === 'created') return 'Picture uploaded';
  return `${THINGS[subjectType] ?? subject} ${done}`;
}

/** REST and Payload’s panel send only updates. A draft over a published page clears the flag without unpublishing. */
function updateOf(after: Record<string, unknown> | null): string {
  if (after && 'deletedAt' in after) return after.deletedAt ? 'moved to the trash' : 'restored';
  return after?.isPublished ? 'published' : 'updated';
}

/** Keeps the newest of repeated changes by one person to one record, at most `count` in all. */
export function withoutRepeats<Entry extends { line: string; subjectId: string; actorName: string }>(
  entries: readonly Entry[],
  count: number,
): Entry[] {
  const seen = new Set<string>();
  return entries
    .filter(({ line, subjectId, actorName }) => {
      const key = JSON.stringify([line, subjectId, actorName]);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, count);
}
