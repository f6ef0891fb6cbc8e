'use client';

import type { BlockField } from '@/domain/pages/blocks';
import { CategoryControl } from './CategoryControl';
import { ChoiceControl } from './ChoiceControl';
import { ColorControl } from './ColorControl';
import { ColumnsControl } from './ColumnsControl';
import type { EditorView } from './editor-fields';
import { LinkControl } from './LinkControl';
import { ListControl } from './ListControl';
import { NumberControl } from './NumberControl';
import { PictureControl } from './PictureControl';
import { ProductsControl } from './ProductsControl';
import { propertyId, type PropertyProps, useSetProperty } from './property';
import { TableControl } from './TableControl';
import { TextColorControl } from './TextColorControl';
import { TextControl } from './TextControl';
import { RichTextInput } from '../rich-text/RichTextInput';
import { Checkbox } from '@/ui/Checkbox';

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
  /** Prefix of the field names, as `tiles.2.`. */
  prefix?: string;
};

/** Controls of a block's properties, or of an item's. */
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
