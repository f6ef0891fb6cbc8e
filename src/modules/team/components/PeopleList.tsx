'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { MAX_PEOPLE, type Invitation } from '@/domain/teams/person-input';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from '@/domain/teams/team-roles';
import type { FieldErrors, Result } from '@/lib/result';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { PersonFields } from '@/modules/accounts/components/PersonFields';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import type { Person } from '../data/people';

type PeopleActions = {
  invite: (invitation: Invitation) => Promise<Result>;
  inviteAgain: (id: string) => Promise<Result>;
  changeRole: (id: string, role: TeamRole, password: string) => Promise<Result>;
  remove: (id: string) => Promise<Result>;
};

type PeopleListProps = {
  username: string;
  people: readonly Person[];
  self?: string;
  actions: PeopleActions;
};

export function PeopleList({ username, people, self, actions }: PeopleListProps) {
  return (
    <section aria-labelledby="people-title" className="card">
      <header className="flex flex-wrap items-center justify-between gap-3 p-5 pb-4">
        <h2 id="people-title" className="text-subheading">
          People
        </h2>
        {people.length < MAX_PEOPLE ? (
          <Invite invite={actions.invite} />
        ) : (
          <p className="text-sm text-ink-muted">A team can have at most {MAX_PEOPLE} people.</p>
        )}
      </header>
      <ul className="divide-y divide-line border-t border-line">
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
          <span className="min-w-0 grow basis-full sm:basis-56">
            <span className="block font-semibold">The team’s own login</span>
            <span className="block text-sm wrap-anywhere text-ink-muted">{username}</span>
          </span>
          <Badge variant="outline">{TEAM_ROLE_LABELS.manager}</Badge>
        </li>
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <span className="min-w-0 grow basis-full sm:basis-56">
              <span className="block font-semibold wrap-anywhere">
                {person.fullName}
                {person.id === self && <span className="font-normal text-ink-muted"> (you)</span>}
              </span>
              <span className="block text-sm wrap-anywhere text-ink-muted">{person.email}</span>
            </span>
            <span className="flex gap-2">
              {!person.hasJoined && <Badge variant="secondary">Invited</Badge>}
              <Badge variant="outline">{TEAM_ROLE_LABELS[person.role]}</Badge>
            </span>
            {person.id !== self && <PersonActions person={person} actions={actions} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invite({ invite }: Pick<PeopleActions, 'invite'>) {
  return (
    <PasswordDialog
      title="Invite someone"
      description="They get an email with a link to choose a password, valid for seven days."
      trigger={
        <Button size="sm">
          <UserPlus aria-hidden className="size-4" />
          Invite
        </Button>
      }
      confirmLabel="Send invitation"
      call={(password, typed) =>
        invite({ ...typedFields(typed, ['fullName', 'email']), role: roleIn(typed), password })
      }
      onSuccess={(_, typed) => {
        const { email } = typedFields(typed, ['email']);
        toast({ title: 'Invitation sent', description: `We’ve emailed an invitation to ${email}.` });
      }}
    >
      {(fieldErrors) => (
        <>
          <PersonFields nameLabel="Name" errors={fieldErrors} />
          <RoleField first="coach" error={fieldErrors.role} />
        </>
      )}
    </PasswordDialog>
  );
}

const roleIn = (typed: FormData) => typedFields(typed, ['role']).role as TeamRole;

type RoleFieldProps = { first: TeamRole; error: FieldErrors[string] | undefined };

function RoleField({ first, error }: RoleFieldProps) {
  const [role, setRole] = useState(first);
  return (
    <Field label="Role" hint={TEAM_ROLE_HINTS[role]} error={error}>
      {(control) => (
        <Select {...control} name="role" value={role} onChange={({ target }) => setRole(target.value as TeamRole)}>
          <Options choices={choicesOf(TEAM_ROLES, TEAM_ROLE_LABELS)} />
        </Select>
      )}
    </Field>
  );
}

function PersonActions({ person, actions }: { person: Person; actions: PeopleActions }) {
  const { id, fullName, email } = person;
  const [isSending, setSending] = useState(false);

  async function inviteAgain() {
    setSending(true);
    const result = await actions.inviteAgain(id);
    setSending(false);
    if (result.ok) toast({ title: 'Invitation sent', description: `We’ve emailed an invitation to ${email}.` });
    else toast({ title: 'Invitation not sent', description: result.message, variant: 'destructive' });
  }

  async function remove() {
    const result = await actions.remove(id);
    if (result.ok) toast({ title: 'Access removed', description: `${fullName} can no longer log in.` });
    else toast({ title: 'Access not removed', description: result.message, variant: 'destructive' });
    return result.ok;
  }

  return (
    <span className="-mx-2.5 flex flex-wrap gap-1">
      {!person.hasJoined && (
        <Button variant="ghost" size="sm" loading={isSending} onClick={() => void inviteAgain()}>
          Send again<span className="sr-only"> to {fullName}</span>
        </Button>
      )}
      <PasswordDialog
        title={`Change the role of ${fullName}`}
        description="They are logged out at once, and log in again with their own password."
        trigger={
          <Button variant="ghost" size="sm">
            Change role<span className="sr-only"> of {fullName}</span>
          </Button>
        }
        confirmLabel="Change role"
        call={(password, typed) => actions.changeRole(id, roleIn(typed), password)}
        onSuccess={(_, typed) =>
          toast({ title: 'Role changed', description: `${fullName}: ${TEAM_ROLE_LABELS[roleIn(typed)]}.` })
        }
      >
        {(fieldErrors) => <RoleField first={person.role} error={fieldErrors.role} />}
      </PasswordDialog>
      <ConfirmDialog
        title={`Remove ${fullName}?`}
        description="They are logged out at once and can no longer log in. What they did stays in the history under their name."
        trigger={
          <Button variant="ghost" size="sm" className="text-danger">
            Remove<span className="sr-only"> {fullName}</span>
          </Button>
        }
        confirmLabel="Remove"
        destructive
        onConfirm={remove}
      />
    </span>
  );
}
