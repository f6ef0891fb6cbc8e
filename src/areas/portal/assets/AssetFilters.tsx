'use client';

import { ASSET_TYPE_LABELS, ASSET_TYPES, MAX_ASSET_NAME, type AssetType } from '@/domain/teams/design-assets';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { Assets } from './use-assets';

export function AssetFilters({ list: { filter, changeFilter, total } }: { list: Assets }) {
  return (
    <div className="mt-10 mb-5 flex flex-wrap items-center gap-3">
      <Field label="Search assets" hideLabel className="min-w-48 grow sm:max-w-sm">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Search assets"
            value={filter.q}
            maxLength={MAX_ASSET_NAME}
            onChange={({ target }) => changeFilter({ ...filter, q: target.value })}
          />
        )}
      </Field>
      <Field label="Type of asset" hideLabel className="w-40">
        {(control) => (
          <Select
            {...control}
            value={filter.type ?? ''}
            onChange={({ target }) => changeFilter({ ...filter, type: (target.value || undefined) as AssetType })}
          >
            <option value="">All types</option>
            <Options choices={choicesOf(ASSET_TYPES, ASSET_TYPE_LABELS)} />
          </Select>
        )}
      </Field>
      <p role="status" className="text-sm text-ink-muted tabular-nums sm:ml-auto">
        {total === 1 ? '1 asset' : `${total} assets`}
      </p>
    </div>
  );
}
