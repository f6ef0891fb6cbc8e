'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Result } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useCloseWarning } from '@/ui/use-close-warning';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { changeTeamAction, addTeamAction } from '../team-actions';
import { teamHref, TEAMS_PATH } from '../team-filters';
import { changedValues, EMPTY_TEAM, TEAM_TEXTS, usernameOf, type TeamValues } from './team-values';
import { toastError } from '../team-toasts';
import { useAnswer } from '@/ui/use-answer';
import type { UsernameAnswer } from './usernames';

export type EditedTeam = { id: string; values: TeamValues };

/** Colours and a username that follows the name are chosen by the screen; all else is read as it is typed. */
export function useTeamForm(edited: EditedTeam | undefined) {
  const router = useRouter();
  const before = edited?.values ?? EMPTY_TEAM;
  const [values, setValues] = useState(before);
  const [invite, setInvite] = useState(true);
  const [ownUsername, setOwnUsername] = useState(edited !== undefined);
  const [isAsking, setAsking] = useState(false);
  const answer = useUsername(values.username, before.username, edited?.id);
  const changed = changedValues(before, values);
  const isChanged = Object.keys(changed).length > 0;

  // Until a username is typed, it follows the name, to the next free one.
  if (!ownUsername && answer && !answer.isFree) setValues({ ...values, username: answer.suggestion });

  const sent = useSentForm<SentFormState>({
    send: async (typed) => {
      const team = { ...teamIn(typed), colors: values.colors };
      const result = await callAction<Result<{ id?: string }>>(
        edited
          ? changeTeamAction(edited.id, changedValues(before, team))
          : addTeamAction({ ...team, invite: typed.has('invite') }),
        `Failed to ${edited ? 'save' : 'create'} team. Nothing you typed is lost; please try again.`,
      );
      if (result.ok) leave(edited?.id ?? result.id ?? '');
      else if (result.code === 'password_required') {
        setAsking(true);
        return {};
      } else if (!result.fieldErrors) toastError(result.message);
      return result;
    },
    onTyped: (typed) => {
      const now = { ...values, ...teamIn(typed) };
      const follows = !ownUsername && now.teamName !== values.teamName;
      setValues(follows ? { ...now, username: usernameOf(now.teamName) } : now);
      if (follows) sent.mend('username');
    },
  });
  const isSaved = sent.state.ok === true;
  useCloseWarning(isChanged && !isSaved);

  function setUsername(username: string) {
    setValues({ ...values, username });
    setOwnUsername(username !== '');
    sent.mend('username');
  }

  function setColors(colors: readonly string[]) {
    setValues({ ...values, colors });
    sent.mend('colors');
  }

  function leave(id: string) {
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
      sent.show(result);
      setAsking(false);
    }
    return result;
  }

  function leaveSaved(id: string) {
    sent.show({ ok: true });
    leave(id);
  }

  return {
    form: sent.form,
    start: before,
    values,
    setUsername,
    setColors,
    errors: sent.fieldErrors,
    dialog: { open: isAsking, onOpenChange: setAsking, saveWithPassword, leave: leaveSaved },
    isSaving: sent.isSending || isSaved,
    isChanged,
    invite,
    setInvite,
    taken: answer && !answer.isFree && ownUsername ? answer : undefined,
  };
}

/** The server writes usernames in small letters, and so does the form. */
function teamIn(typed: FormData): Omit<TeamValues, 'colors'> {
  const { username, ...texts } = typedFields(typed, TEAM_TEXTS);
  return {
    ...{ ...texts, username: username.toLowerCase() },
    ...{ isTaxExempt: typed.has('isTaxExempt'), allowsAnyNumber: typed.has('allowsAnyNumber') },
  };
}

function createdText({ teamName, email }: TeamValues, invite: boolean): string {
  const sent = invite && email.trim() !== '';
  return sent ? `We’ve emailed the invitation to ${email.trim()}.` : `${teamName.trim()} now has an account.`;
}

/** Debounced; undefined until answered. Saving checks it as well. `own` is the team’s current name. */
function useUsername(wanted: string, own: string, team?: string): UsernameAnswer | undefined {
  const query = new URLSearchParams({ wanted, ...(team && { team }) });
  const path = !wanted || wanted === own ? undefined : `${TEAMS_PATH}/username?${query}`;
  const { answer, loading, failed } = useAnswer<UsernameAnswer>(path, { pause: 250 });
  return path && !loading && !failed ? answer : undefined;
}
