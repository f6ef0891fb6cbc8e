'use client';

import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { proposedDeadline, toLocalInput } from '@/modules/team/size-requests/size-request';
import { Notice } from '@/ui/Notice';
import { useSizeRequest } from './use-size-request';

type RequestDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Size form to reopen or to give another deadline; undefined for a new one. */
  request?: { id: string; deadline: string; state: string };
  squads?: readonly string[];
};

export function RequestDialog({ open, onOpenChange, request, squads = [] }: RequestDialogProps) {
  const { isBusy, errors, message, open: openRequest } = useSizeRequest();
  const [title, setTitle] = useState('');
  const [squad, setSquad] = useState('');
  const [deadline, setDeadline] = useState<string>();
  const isOpen = request?.state === 'open';
  const proposed = () => toLocalInput(isOpen ? new Date(request.deadline) : proposedDeadline());

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const entered = { deadline: deadline ?? proposed() };
    if (!(await openRequest(request ? entered : { ...entered, title, squad }, request?.id))) return;
    setTitle('');
    setDeadline(undefined);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={request ? (isOpen ? 'Move the deadline' : 'Open it again') : 'Collect sizes'}
      description={
        request
          ? 'The same links work until then.'
          : 'You get one link for the whole team, and one for each player. They need no account.'
      }
      footer={
        <Button type="submit" form="size-request-form" loading={isBusy}>
          {request ? (isOpen ? 'Move the deadline' : 'Open it again') : 'Create the links'}
        </Button>
      }
    >
      <form id="size-request-form" onSubmit={onSubmit} noValidate className="space-y-5">
        {message && <Notice tone="danger">{message}</Notice>}
        {!request && (
          <Field
            label="What for"
            required
            error={errors.title}
            hint="Your players see it, for instance: Autumn kit 2026"
          >
            {(control) => (
              <Input
                {...control}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
                maxLength={120}
                autoComplete="off"
              />
            )}
          </Field>
        )}
        {squads.length > 0 && (
          <Field label="Squad" error={errors.squad} hint="Only players of the squad get links.">
            {(control) => (
              <Select {...control} value={squad} onChange={({ target }) => setSquad(target.value)}>
                <option value="">Everyone on the roster</option>
                <Options choices={squads.map((name) => ({ value: name, label: name }))} />
              </Select>
            )}
          </Field>
        )}
        <Field label="Deadline" required error={errors.deadline} hint="Afterwards nothing can be changed by link.">
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={deadline ?? (open ? proposed() : '')}
              onChange={(event) => setDeadline(event.target.value)}
              className="max-w-64"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
