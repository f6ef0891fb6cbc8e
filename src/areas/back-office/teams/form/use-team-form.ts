'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import type { FieldErrors, Result } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { useCloseWarning } from '@/ui/use-close-warning';
import { changeTeamAction, addTeamAction } from '../team-actions';
import { teamHref, TEAMS_PATH } from '../team-filters';
import { changedValues, type TeamField, type TeamValues, EMPTY_TEAM, usernameOf } from './team-values';
import { toastError } from '../team-toasts';
import { useAnswer } from '@/ui/use-answer';
import type { UsernameAnswer } from './usernames';

export type EditedTeam = { id: string; values: TeamValues };

export function useTeamForm(edited: EditedTeam | undefined) {
  const router = useRouter();
  const before = edited?.values ?? EMPTY_TEAM;
  const [values, setValues] = useState(before);
  const [invite, setInvite] = useState(true);
  const [ownUsername, setOwnUsername] = useState(edited !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, startSaving] = useTransition();
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const answer = useUsername(values.username, before.username, edited?.id);
  const changed = changedValues(before, values);
  const isChanged = Object.keys(changed).length > 0;
  useCloseWarning(isChanged && !isSaved);

  // Until a username is typed, it follows the name, to the next free one.
  if (!ownUsername && answer && !answer.isFree) setValues({ ...values, username: answer.suggestion });

  function set<Field extends TeamField>(field: Field, value: TeamValues[Field]) {
    const follows = field === 'teamName' && !ownUsername;
    setValues({
      ...values,
      [field]: value,
      ...(follows && { username: usernameOf(String(value)) }),
    });
    if (field === 'username') setOwnUsername(value !== '');
    setErrors({ ...errors, [field]: [], ...(follows && { username: [] }) });
  }

  function leave(id: string) {
    setSaved(true);
    toast(
      edited
        ? { title: '✅ Team Saved', description: `${values.teamName.trim()} has been saved.` }
        : { title: '✅ Team Created', description: createdText(values, invite) },
    );
    router.push(teamHref(id));
  }

  async function saveWithPassword(id: string, password: string): Promise<Result> {
    const result = await changeTeamAction(id, changed, password);
    if (!result.ok && result.fieldErrors && !result.fieldErrors.password) {
      setErrors(result.fieldErrors);
      setAsking(false);
    }
    return result;
  }

  function save() {
    startSaving(async () => {
      const result = await callAction<Result<{ id?: string }>>(
        edited
          ? changeTeamAction(edited.id, changed)
          : addTeamAction({ ...values, invite: invite && values.email.trim() !== '' }),
        `Failed to ${edited ? 'save' : 'create'} team. Nothing you typed is lost; please try again.`,
      );
      if (result.ok) return leave(edited?.id ?? result.id ?? '');
      if (result.code === 'password_required') return setAsking(true);
      if (!result.fieldErrors) toastError(result.message);
      if (result.code === 'unreachable') return;
      setErrors(result.fieldErrors ?? {});
      focusFirstError();
    });
  }

  const taken = answer && !answer.isFree && ownUsername ? answer : undefined;
  const dialog = { open: isAsking, onOpenChange: setAsking, saveWithPassword, leave };
  return { values, set, errors, save, dialog, isSaving: isSaving || isSaved, isChanged, invite, setInvite, taken };
}

function createdText({ teamName, email }: TeamValues, invite: boolean): string {
  const sent = invite && email.trim() !== '';
  return sent ? `We’ve emailed the invitation to ${email.trim()}.` : `${teamName.trim()} now has an account.`;
}

/** Waits until the messages are rendered. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid]')?.focus());
}

/**
 * Debounced; undefined until answered. Saving checks it as well.
 * @param own the team’s current name.
 */
function useUsername(wanted: string, own: string, team?: string): UsernameAnswer | undefined {
  const query = new URLSearchParams({ wanted, ...(team && { team }) });
  const path = !wanted || wanted === own ? undefined : `${TEAMS_PATH}/username?${query}`;
  const { answer, loading, failed } = useAnswer<UsernameAnswer>(path, { pause: 250 });
  return path && !loading && !failed ? answer : undefined;
}
