'use client';

import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { linkProblem } from './address-problem';
import { LinkPicker } from './LinkPicker';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

/** An address, typed or picked out of pages, products and categories. */
export function LinkControl({ blockId, field, path, value }: PropertyProps<'link'>) {
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
          <IconButton
            label="Choose a page or product"
            className="border border-line-strong"
            onClick={() => setPicking(true)}
          >
            <Link2 aria-hidden className="size-4.5" />
          </IconButton>
          <LinkPicker open={picking} onOpenChange={setPicking} onPick={(href) => set(path, href)} />
        </div>
      )}
    </Field>
  );
}
