'use client';

import { SIZES, sizeCodeOf, type SizeCode } from '@/domain/catalogue/sizes';
import { sizeWordKey, type ImportPlan, type SizeWords } from '@/domain/teams/roster-import';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type SizeWordsFieldsProps = {
  unknown: ImportPlan['unknownSizes'];
  chosen: SizeWords;
  isBusy: boolean;
  onChoose: (word: string, size: SizeCode | '') => void;
};

/** Option for no size at all; '' means nothing chosen yet. */
const NONE = 'none';

export function SizeWordsFields({ unknown, chosen, isBusy, onChoose }: SizeWordsFieldsProps) {
  if (unknown.length === 0) return null;
  return (
    <fieldset className="rounded-control bg-warning-soft p-4 text-sm">
      <legend className="float-left font-semibold">Which sizes are these?</legend>
      <p className="clear-both mt-0.5 text-ink-muted">
        Choose once for each: your choice applies to every row of this list.
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {unknown.map(({ word, rows }) => {
          const size = chosen[sizeWordKey(word)];
          return (
            <li key={sizeWordKey(word)}>
              <label className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3">
                <span className="wrap-anywhere">
                  “{word}”
                  <span className="block text-ink-muted">
                    {rows} {rows === 1 ? 'row' : 'rows'}
                  </span>
                </span>
                <Select
                  value={size === '' ? NONE : (size ?? '')}
                  aria-disabled={isBusy || undefined}
                  onChange={({ target: { value } }) => !isBusy && onChoose(word, sizeCodeOf(value) ?? '')}
                >
                  <option value="" disabled>
                    Choose a size
                  </option>
                  <Options choices={SIZES.map(({ code, label }) => ({ value: code, label }))} />
                  <option value={NONE}>Leave it empty</option>
                </Select>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
