'use client';

import { useState } from 'react';
import type { TeamDraft } from '@/domain/teams/team-draft';
import { lineRefusals, type Refused } from './line-refusals';

const NOTHING: Refused = { sent: { items: [] }, errors: {} };

export function useRefusals(draft: TeamDraft) {
  const [refused, setRefused] = useState(NOTHING);
  return {
    fieldErrors: refused.errors,
    refusals: lineRefusals(refused, draft),
    refuse: (sent: TeamDraft, errors: Refused['errors'] = {}) => setRefused({ sent, errors }),
    /** A field that is being changed is right until the server says otherwise. */
    forget: (field: string) => setRefused(({ sent, errors: { [field]: _, ...errors } }) => ({ sent, errors })),
  };
}
