'use client';

import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { FilterForm } from '@/ui/list/FilterForm';
import { choicesOf } from '@/ui/choices';
import { FilterSelect } from '@/ui/list/FilterSelect';
import { Segments } from '@/ui/Segments';
import { useTypingPause } from '@/ui/use-typing-pause';
import { MEDIA_PATH, MEDIA_SORTS, type MediaQuery, type MediaSort, type MediaView } from '../media-query';

type MediaFiltersProps = { query: MediaQuery; onAsk: (changes: Partial<MediaQuery>) => void };

const sortChoices = choicesOf(Object.keys(MEDIA_SORTS) as MediaSort[], MEDIA_SORTS);

export function MediaFilters({ query, onAsk }: MediaFiltersProps) {
  const { search, sort, view } = query;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const typing = useTypingPause();

  // Changed elsewhere: Back, or a folder opened.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }

  function searchFor(text: string) {
    typing.cancel();
    if (text.trim() !== search) onAsk({ search: text.trim() });
  }

  return (
    <FilterForm
      action={MEDIA_PATH}
      label="Search and sort"
      searchLabel="Search pictures"
      placeholder="Description or title"
      search={typed}
      onType={(text) => {
        setTyped(text);
        typing.whenPaused(() => searchFor(text));
      }}
      onAsk={() => searchFor(typed)}
    >
      <FilterSelect
        label="Sort by"
        value={sort}
        choices={sortChoices}
        onChange={(chosen) => onAsk({ sort: chosen })}
        className="max-sm:grow"
      />
      <Segments
        legend="View"
        hideLegend
        value={view}
        onValueChange={(value) => onAsk({ view: value as MediaView })}
        options={[
          {
            value: 'grid',
            label: (
              <>
                <LayoutGrid aria-hidden className="size-4" />
                <span className="sr-only">Grid</span>
              </>
            ),
          },
          {
            value: 'list',
            label: (
              <>
                <List aria-hidden className="size-4" />
                <span className="sr-only">List</span>
              </>
            ),
          },
        ]}
      />
    </FilterForm>
  );
}
