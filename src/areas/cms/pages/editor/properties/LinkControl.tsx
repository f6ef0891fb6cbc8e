'use client';

import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { linkProblem } from './address-problem';
import { ChooseLinkButton } from '@/areas/cms/pickers/ChooseLinkButton';
import { LinkPicker } from '@/areas/cms/pickers/LinkPicker';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

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
          <ChooseLinkButton onClick={() => setPicking(true)} />
          <LinkPicker open={picking} onOpenChange={setPicking} onPick={({ href }) => set(path, href)} />
        </div>
      )}
    </Field>
  );
}
