'use client';

import { ScheduleFailed } from '../../badges/ScheduleFailed';
import { useEditor } from '../store/use-editor';

export function ScheduleBanner() {
  const failure = useEditor(({ page }) => page?.scheduleFailure);
  return failure && <ScheduleFailed failure={failure} />;
}
