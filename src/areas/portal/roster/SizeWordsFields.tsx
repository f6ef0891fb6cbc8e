'use client';

import { SIZES, sizeCodeOf, type SizeCode } from '@/domain/catalogue/sizes';
import { sizeWordKey, type ImportPlan, type SizeWords } from '@/domain/teams/roster-import';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Warning } from './Warning';

type SizeWordsFieldsProps = {
  unknown: ImportPlan['unknownSizes'];
  /** What words were taken for so far. */
  chosen: SizeWords;
  isBusy: boolean;
  onChoose: (word: string, size: SizeCode | '') => void;
};

/** Value of no size at all; '' is nothing chosen yet. */
const NONE = 'none';

/** Asks once what each unknown word for a size means, and shows what was answered, to change it. */
export function SizeWordsFields({ unknown, chosen, isBusy, onChoose }: SizeWordsFieldsProps) {
  const answered = Object.keys(chosen).map((word) => ({ word, rows: 0 }));
  const words = [...answered, ...unknown.filter(({ word }) => !Object.hasOwn(chosen, sizeWordKey(word)))];
  if (words.length === 0) return null;
  return (
    <Warning>
      <p className="font-semibold text-ink">Which sizes are these?</p>
      <p className="mt-0.5 text-ink-muted">Choose once for each: it holds for every row of this list.</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {words.map(({ word, rows }) => (
          <li key={word}>
            <label className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-3">
              <span className="wrap-anywhere text-ink">
                “{word}”
                {rows > 0 && (
                  <span className="block text-ink-muted">
                    {rows} {rows === 1 ? 'row' : 'rows'}
                  </span>
                )}
              </span>
              <Select
                value={chosen[word] === '' ? NONE : (chosen[word] ?? '')}
                disabled={isBusy}
                onChange={({ target: { value } }) => onChoose(word, sizeCodeOf(value) ?? '')}
              >
                <option value="" disabled>
                  Choose a size
                </option>
                <Options choices={SIZES.map(({ code, label }) => ({ value: code, label }))} />
                <option value={NONE}>Leave it empty</option>
              </Select>
            </label>
          </li>
        ))}
      </ul>
    </Warning>
  );
}
