'use client';

import { ScheduleFailed } from '../../badges/ScheduleFailed';
import { useEditor } from '../store/use-editor';

/** Why the page was not published, or taken offline, as it was scheduled: beside the blocks that mend it. */
export function ScheduleBanner() {
  const failure = useEditor(({ page }) => page?.scheduleFailure);
  return failure && <ScheduleFailed failure={failure} />;
}
