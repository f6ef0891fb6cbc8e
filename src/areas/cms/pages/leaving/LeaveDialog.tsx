'use client';

import { useState } from 'react';
import { ChooseLinkButton } from '@/areas/cms/pickers/ChooseLinkButton';
import { LinkPicker } from '@/areas/cms/pickers/LinkPicker';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { LinksToPages } from './LinksToPages';

export type Leaving = 'unpublish' | 'trash';

type LeaveDialogProps = {
  ids: readonly string[];
  action: Leaving;
  what: string;
  onLeave: (redirectTo: string | undefined) => Promise<string | undefined>;
  onClose: () => void;
};

const WORDS: Record<Leaving, { verb: string; outcome: string }> = {
  unpublish: { verb: 'Unpublish', outcome: 'Visitors no longer find it. Nothing is lost.' },
  trash: { verb: 'Delete', outcome: 'It goes to the trash, from where it can be restored.' },
};

export function LeaveDialog({ ids, action, what, onLeave, onClose }: LeaveDialogProps) {
  const [to, setTo] = useState('');
  const [picking, setPicking] = useState(false);
  const { verb, outcome } = WORDS[action];
  const isOne = ids.length === 1;

  const sent = useSentForm({
    send: async (typed) => {
      const refused = await onLeave(typedFields(typed, ['to']).to.trim() || undefined);
      if (refused !== undefined) return { fieldErrors: { to: [refused] } };
      onClose();
      return {};
    },
  });

  return (
    <>
      <FormDialog
        open
        onOpenChange={(open) => open || onClose()}
        title={`${verb} ${what}?`}
        description={
          isOne
            ? outcome
            : outcome
                .replace('find it', 'find them')
                .replace(/^It goes/, 'They go')
                .replace('it can', 'they can')
        }
        submitLabel={verb}
        destructive={action === 'trash'}
        sent={sent}
      >
        <LinksToPages ids={ids} />
        <Field
          label={isOne ? 'Redirect its address to' : 'Redirect their addresses to'}
          optional
          error={sent.fieldErrors.to}
          hint={`Visitors who follow an old link go there until ${isOne ? 'the page' : 'a page'} is published again.`}
        >
          {(control) => (
            <div className="flex gap-1.5">
              <Input
                {...control}
                name="to"
                value={to}
                onChange={(event) => setTo(event.target.value)}
                placeholder="/about"
                maxLength={300}
                spellCheck={false}
                autoComplete="off"
              />
              <ChooseLinkButton onClick={() => setPicking(true)} />
            </div>
          )}
        </Field>
      </FormDialog>
      <LinkPicker open={picking} onOpenChange={setPicking} onPick={({ href }) => setTo(href)} />
    </>
  );
}
