'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { FormSection } from '@/ui/FormSection';
import { SortableRows } from '@/ui/SortableRows';
import { MAX_LINKS, type SettingsValues } from './settings-form';
import { LinkPicker } from '../../pickers/LinkPicker';
import { LinkRow, type LinkList } from './LinkRow';

type LinkListSectionProps = {
  name: LinkList;
  title: string;
  intro: string;
  /** True if each link has a line of text under it. */
  described?: boolean;
};

/** List of links: added, removed, sorted, each typed or picked. */
export function LinkListSection({ name, title, intro, described }: LinkListSectionProps) {
  const { control, setValue } = useFormContext<SettingsValues<'navigation'>>();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'rowId' });
  const [picking, setPicking] = useState<number>();
  return (
    <FormSection
      title={title}
      intro={intro}
      action={
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_LINKS}
          onClick={() => append({ label: '', href: '', description: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Add link
        </Button>
      }
    >
      {fields.length > 0 ? (
        <SortableRows label={title} ids={fields.map(({ rowId }) => rowId)} onMove={move}>
          {fields.map(({ rowId }, index) => (
            <LinkRow
              key={rowId}
              id={rowId}
              list={name}
              index={index}
              described={described}
              onPick={() => setPicking(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </SortableRows>
      ) : (
        <p className="rounded-control border border-dashed border-line-strong px-4 py-6 text-center text-sm text-ink-muted">
          No links of your own: the site shows its default links.
        </p>
      )}
      <LinkPicker
        open={picking !== undefined}
        onOpenChange={(open) => !open && setPicking(undefined)}
        onPick={({ href }) =>
          picking !== undefined &&
          setValue(`${name}.${picking}.href`, href, { shouldDirty: true, shouldValidate: true })
        }
      />
    </FormSection>
  );
}
