'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { labelOf, nameOf } from '@/domain/pages/editor';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';

export function BlockLabel() {
  const { data, rowNumber = 0 } = useRowLabel<EditorBlock>();
  return (
    <div className="block-label">
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {labelOf(data)}
      </Pill>
      <span className="block-label__name">{nameOf(data)}</span>
    </div>
  );
}
