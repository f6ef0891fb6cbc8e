'use client';

import { ChevronRight, Images, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { blockId as newId, defaultProps } from '@/domain/pages/blocks/new-block';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { PicturesPicker } from '@/areas/cms/media/MediaPicker';
import { ItemButtons } from './ItemButtons';
import { itemsOf, itemTitle, pictureField, pictureItem } from './list-items';
import { propertyId, useSetProperty, type PropertyProps } from './property';

type ListControlProps = Pick<PropertyProps<'list'>, 'blockId' | 'field' | 'path' | 'value'> & {
  /** Controls of an item’s own properties; `path` is its place in the block. */
  formOf: (item: Record<string, unknown>, path: string) => ReactNode;
};

export function ListControl({ blockId, field, path, value, formOf }: ListControlProps) {
  const set = useSetProperty(blockId);
  const [open, setOpen] = useState<string>();
  const items = itemsOf(value);
  const picture = pictureField(field.fields);
  const [isPicking, setPicking] = useState(false);
  const full = items.length >= field.max;
  const noun = field.itemLabel.toLowerCase();

  function insert(index: number, item: Record<string, unknown>) {
    const id = newId();
    set(path, items.toSpliced(index, 0, { ...item, id }));
    setOpen(id);
  }

  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-semibold">
        {field.label}
        <span className="text-xs font-normal text-ink-muted">
          {items.length} of {field.max}
        </span>
      </legend>
      <ul className="space-y-1.5">
        {items.map((item, index) => {
          const title = itemTitle(item, index, field.itemLabel, field.fields);
          const itemPath = `${path}.${index}`;
          const isOpen = open === item.id;
          return (
            <li key={item.id} className="rounded-control border border-line bg-surface-raised">
              <div className="flex items-center">
                <button
                  type="button"
                  id={propertyId(blockId, itemPath)}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : item.id)}
                  className="flex min-h-11 min-w-0 grow items-center gap-1.5 rounded-control px-2 text-left text-sm"
                >
                  <ChevronRight
                    aria-hidden
                    className={cn('size-4 shrink-0 transition-transform duration-150', isOpen && 'rotate-90')}
                  />
                  <span className="truncate">{title}</span>
                </button>
                <ItemButtons
                  name={`${noun} ${index + 1}`}
                  index={index}
                  count={items.length}
                  onMove={(to) => set(path, items.toSpliced(index, 1).toSpliced(to, 0, item))}
                  onDuplicate={full ? undefined : () => insert(index + 1, item)}
                  onRemove={() => set(path, items.toSpliced(index, 1))}
                />
              </div>
              {isOpen && <div className="border-t border-line p-3">{formOf(item, itemPath)}</div>}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          id={propertyId(blockId, path)}
          variant="outline"
          size="sm"
          disabled={full}
          onClick={() => insert(items.length, defaultProps(field.fields, newId))}
        >
          <Plus aria-hidden className="size-4" />
          Add {noun}
        </Button>
        {picture && (
          <Button variant="outline" size="sm" disabled={full} onClick={() => setPicking(true)}>
            <Images aria-hidden className="size-4" />
            Add from library
          </Button>
        )}
      </div>
      {picture && (
        <PicturesPicker
          open={isPicking}
          onOpenChange={setPicking}
          max={field.max - items.length}
          onPick={(pictures) =>
            set(path, [...items, ...pictures.map((each) => pictureItem(field.fields, each, newId))])
          }
        />
      )}
    </fieldset>
  );
}
