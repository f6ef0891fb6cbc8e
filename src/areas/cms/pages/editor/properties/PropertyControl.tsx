'use client';

import type { BlockField } from '@/domain/pages/blocks';
import { ColorControl } from './ColorControl';
import { ColumnsControl } from './ColumnsControl';
import { type EditorView, offeredOptions } from './editor-fields';
import { ListControl } from './ListControl';
import { PictureControl } from './PictureControl';
import { ProductsControl } from './ProductsControl';
import { propertyId, type PropertyProps, useSetProperty, textOf } from './property';
import { TextColorControl } from './TextColorControl';
import { TextControl } from './TextControl';
import { RichTextInput } from '../rich-text/RichTextInput';
import { Checkbox } from '@/ui/Checkbox';
import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { useAnswer } from '@/ui/use-answer';
import { Table2 } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { tableOf } from './table-edit';
import { TableGrid } from './TableGrid';
import { useState } from 'react';
import { Input } from '@/ui/Input';
import { linkProblem } from './address-problem';
import { ChooseLinkButton } from '@/areas/cms/pickers/ChooseLinkButton';
import { LinkPicker } from '@/areas/cms/pickers/LinkPicker';
import { Segments } from '@/ui/Segments';

/** Control of one property: every kind needs one to compile. */
function PropertyControl(props: PropertyProps) {
  const { field, ...rest } = props;
  switch (field.kind) {
    case 'text':
    case 'longText':
      return <TextControl field={field} {...rest} />;
    case 'richText':
      return <RichTextControl field={field} {...rest} />;
    case 'choice':
      return <ChoiceControl field={field} {...rest} />;
    case 'toggle':
      return <ToggleControl field={field} {...rest} />;
    case 'number':
      return <NumberControl field={field} {...rest} />;
    case 'link':
      return <LinkControl field={field} {...rest} />;
    case 'picture':
      return <PictureControl field={field} {...rest} />;
    case 'textColor':
      return <TextColorControl field={field} {...rest} />;
    case 'color':
      return <ColorControl field={field} {...rest} />;
    case 'products':
      return <ProductsControl field={field} {...rest} />;
    case 'category':
      return <CategoryControl field={field} {...rest} />;
    case 'table':
      return <TableControl field={field} {...rest} />;
    case 'list':
      return (
        <ListControl
          field={field}
          {...rest}
          formOf={(item, path) => <PropertyList {...rest} fields={field.fields} owner={item} prefix={`${path}.`} />}
        />
      );
    case 'columns':
      return <ColumnsControl field={field} {...rest} />;
  }
}

type PropertyListProps = {
  view: EditorView;
  blockId: string;
  blockType: string;
  fields: readonly BlockField[];
  owner: Readonly<Record<string, unknown>>;
  prefix?: string;
};

export function PropertyList({ fields, owner, prefix = '', ...rest }: PropertyListProps) {
  return (
    <div className="space-y-5">
      {fields.map((field) => (
        <PropertyControl
          key={field.name}
          {...rest}
          field={field}
          path={`${prefix}${field.name}`}
          value={owner[field.name]}
          owner={owner}
        />
      ))}
    </div>
  );
}

function RichTextControl({ blockId, field, path, value }: PropertyProps<'richText'>) {
  const set = useSetProperty(blockId);
  const id = propertyId(blockId, path);
  return (
    <div className="space-y-1.5" id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {field.label}
      </p>
      <RichTextInput
        blockId={blockId}
        path={path}
        label={field.label}
        value={value}
        onChange={(next) => set(path, next)}
      />
    </div>
  );
}

function ToggleControl({ blockId, field, path, value }: PropertyProps<'toggle'>) {
  const set = useSetProperty(blockId);
  return (
    <Checkbox
      id={propertyId(blockId, path)}
      label={field.label}
      description={field.hint}
      checked={typeof value === 'boolean' ? value : field.default}
      onChange={(event) => set(path, event.target.checked)}
    />
  );
}

function CategoryControl({ blockId, field, path, value }: PropertyProps<'category'>) {
  const set = useSetProperty(blockId);
  const { answer, failed } = useAnswer<{ items: { id: string; name: string }[] }>('/cms/categories');
  const chosen = textOf(value);
  const categories = answer?.items ?? [];
  return (
    <Field
      id={propertyId(blockId, path)}
      label={field.label}
      hint={field.hint}
      error={failed ? 'The categories could not be loaded.' : undefined}
    >
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => set(path, event.target.value || null)}>
          <option value="">None</option>
          {chosen && !categories.some(({ id }) => id === chosen) && (
            <option value={chosen}>{answer ? 'A deleted category' : 'Loading…'}</option>
          )}
          <Options choices={categories.map(({ id, name }) => ({ value: id, label: name }))} />
        </Select>
      )}
    </Field>
  );
}

function TableControl({ blockId, field, path, value }: PropertyProps<'table'>) {
  const set = useSetProperty(blockId);
  const table = tableOf(value);
  return (
    <div className="space-y-1.5">
      <p className="text-sm font-semibold">{field.label}</p>
      <Dialog
        size="lg"
        title={field.label}
        description="Cells copied from a spreadsheet are pasted from the selected cell onwards."
        trigger={
          <Button id={propertyId(blockId, path)} variant="outline" size="sm" className="w-full">
            <Table2 aria-hidden className="size-4" />
            Edit table ({table.columns.length} × {table.rows.length})
          </Button>
        }
      >
        <TableGrid table={table} onChange={(next) => set(path, next)} />
      </Dialog>
    </div>
  );
}

/** Stores a typed number as soon as it is within its limits, and corrects it on blur. */
function NumberControl({ blockId, field, path, value }: PropertyProps<'number'>) {
  const set = useSetProperty(blockId);
  const stored = typeof value === 'number' ? value : field.default;
  const [typed, setTyped] = useState<string>();
  return (
    <Field id={propertyId(blockId, path)} label={field.label} hint={field.hint ?? `${field.min} to ${field.max}`}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={typed ?? String(stored)}
          onChange={(event) => {
            const { value: text, valueAsNumber } = event.target;
            setTyped(text);
            if (Number.isInteger(valueAsNumber) && valueAsNumber >= field.min && valueAsNumber <= field.max)
              set(path, valueAsNumber);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

function LinkControl({ blockId, field, path, value }: PropertyProps<'link'>) {
  const set = useSetProperty(blockId);
  const [picking, setPicking] = useState(false);
  const address = textOf(value);
  return (
    <Field id={propertyId(blockId, path)} label={field.label} hint={field.hint} error={linkProblem(address)}>
      {(control) => (
        <div className="flex gap-1.5">
          <Input
            {...control}
            inputMode="url"
            value={address}
            maxLength={2000}
            spellCheck={false}
            placeholder="/shop or https://…"
            onChange={(event) => set(path, event.target.value)}
          />
          <ChooseLinkButton onClick={() => setPicking(true)} />
          <LinkPicker open={picking} onOpenChange={setPicking} onPick={({ href }) => set(path, href)} />
        </div>
      )}
    </Field>
  );
}

const MOST_SEGMENTS = 4;
/** Letters that fit side by side into a panel. */
const ROOM = 24;

function ChoiceControl({ view, blockId, blockType, field, path, value }: PropertyProps<'choice'>) {
  const set = useSetProperty(blockId);
  const id = propertyId(blockId, path);
  const chosen = textOf(value) || field.default;
  const options = offeredOptions(view, blockType, field, chosen);
  if (options.length <= MOST_SEGMENTS && options.map(({ label }) => label).join('').length <= ROOM)
    return (
      <Segments
        id={id}
        legend={field.label}
        options={options}
        value={chosen}
        onValueChange={(next) => set(path, next)}
      />
    );
  return (
    <Field id={id} label={field.label} hint={field.hint}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => set(path, event.target.value)}>
          <Options choices={options} />
        </Select>
      )}
    </Field>
  );
}
