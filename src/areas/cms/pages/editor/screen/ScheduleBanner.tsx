'use client';

import { ScheduleFailed } from '../../badges/ScheduleFailed';
import { useEditor } from '../store/use-editor';

/** Reason of a failed schedule, beside the blocks to fix. */
export function ScheduleBanner() {
  const failure = useEditor(({ page }) => page?.scheduleFailure);
  return failure && <ScheduleFailed failure={failure} />;
}
