import type { PayloadRequest } from 'payload';
import { MAX_PEOPLE, type Invitation } from '@/domain/teams/person-input';
import { TEAM_ROLE_LABELS, teamRefusal, type TeamRole } from '@/domain/teams/team-roles';
import { nameOfUser, teamWhere, may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';
import { failure, type Result } from '@/lib/result';
import {
  createPasswordLink,
  INVITATION_DAYS,
  LINK_LIFETIME,
  unknownPassword,
} from '@/modules/accounts/data/password-links';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { deletePerson, isAddressTaken, lockPerson, lockTeamForPeople, setRole, type Person } from './data/people';

type OnTeam = { req: PayloadRequest; teamId: string };
type OnPerson = OnTeam & { id: string };

/** Per day, so that nobody’s mailbox is filled with invitations. */
const byMailbox = createMailboxThrottle('team-people.mailbox', { points: 5, seconds: 24 * 60 * 60 });

const TAKEN = 'Someone already logs in with this address. Each address belongs to one person of one team.';
const gone = () => failure('not_found', 'This person no longer has access.');

const mayChangePeople = ({ user }: PayloadRequest, teamId: string): boolean =>
  may(user, 'teams:write') || teamWhere(user, 'people') === teamId;

const refused = () => failure('forbidden', teamRefusal('people'));

/** Emails a link to choose a password. Needs the caller’s password, since it grants power. */
export async function invitePerson({
  req,
  teamId,
  invitation,
}: OnTeam & { invitation: Invitation }): Promise<Result<{ id: string }>> {
  if (!mayChangePeople(req, teamId)) return refused();
  const { fullName, email, role, password } = invitation;
  const confirmed = await confirmPassword({ req, password });
  if (!confirmed.ok) return confirmed;
  if (!(await byMailbox.consume(email)).ok) return tooManyMails(email);
  return inTransaction(req, async (session) => {
    const team = await lockTeamForPeople(session, teamId);
    if (!team) return failure('not_found', 'This team no longer exists.');
    if (!team.isActive) return failure('inactive', 'This team is inactive. Activate it first.');
    if (team.people >= MAX_PEOPLE) return failure('full', `A team can have at most ${MAX_PEOPLE} people.`);
    if (await isAddressTaken(session, email)) return invalidFields({ email: [TAKEN] });
    // As the system: nobody makes an account past this operation.
    const { id } = await req.payload.create({
      collection: 'team-people',
      data: { team: teamId, fullName, email, role, password: unknownPassword() },
      context: { knowsPassword: true },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await sendInvitation(session, req, team.teamName, { id, fullName, email, role });
    await record(req, teamId, team.teamName, 'team.person-invited', { after: { person: fullName, email, role } });
    return { ok: true, id };
  });
}

/** For someone who has not joined yet; voids the earlier link. */
export async function inviteAgain({ req, teamId, id }: OnPerson): Promise<Result<{ email: string }>> {
  if (!mayChangePeople(req, teamId)) return refused();
  return inTransaction(req, async (session) => {
    const team = await lockTeamForPeople(session, teamId);
    const person = await lockPerson(session, teamId, id);
    if (!team || !person) return gone();
    if (person.hasJoined) return failure('conflict', `${person.fullName} has already joined.`);
    if (!(await byMailbox.consume(person.email)).ok) return tooManyMails(person.email);
    await sendInvitation(session, req, team.teamName, person);
    return { ok: true, email: person.email };
  });
}

/** Needs the caller’s password. The person has to log in again. */
export async function changePersonRole({
  req,
  teamId,
  id,
  role,
  password,
}: OnPerson & { role: TeamRole; password: string }): Promise<Result> {
  if (!mayChangePeople(req, teamId)) return refused();
  if (isSelf(req, id)) return failure('conflict', 'You cannot change your own role. Ask another manager.');
  const confirmed = await confirmPassword({ req, password });
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, async (session) => {
    const team = await lockTeamForPeople(session, teamId);
    const person = await lockPerson(session, teamId, id);
    if (!team || !person) return gone();
    if (person.role === role) return { ok: true };
    await setRole(session, id, role);
    await record(req, teamId, team.teamName, 'team.person-role-changed', {
      before: { role: person.role },
      after: { person: person.fullName, role },
    });
    return { ok: true };
  });
}

/** At once. Histories keep the person’s name. */
export async function removePerson({ req, teamId, id }: OnPerson): Promise<Result> {
  if (!mayChangePeople(req, teamId)) return refused();
  if (isSelf(req, id)) return failure('conflict', 'You cannot remove yourself. Ask another manager.');
  return inTransaction(req, async (session) => {
    const team = await lockTeamForPeople(session, teamId);
    const person = await lockPerson(session, teamId, id);
    if (!team || !person) return gone();
    await deletePerson(session, id);
    const { fullName, email, role } = person;
    await record(req, teamId, team.teamName, 'team.person-removed', { before: { person: fullName, email, role } });
    return { ok: true };
  });
}

const isSelf = ({ user }: PayloadRequest, id: string): boolean => user?.collection === 'team-people' && user.id === id;

const tooManyMails = (email: string) =>
  failure('too_many_attempts', `We have already emailed ${email} several times today. Please try again tomorrow.`);

async function sendInvitation(
  session: Session,
  req: PayloadRequest,
  teamName: string,
  { id, fullName, email, role }: Pick<Person, 'id' | 'fullName' | 'email' | 'role'>,
): Promise<void> {
  const token = await createPasswordLink(session, 'team-people', id, LINK_LIFETIME.invitation);
  const by = req.user?.collection === 'admin-users' ? null : nameOfUser(req.user);
  const data = { teamName, fullName, by, email, role: TEAM_ROLE_LABELS[role], days: INVITATION_DAYS };
  await queueMail(session, [{ to: email, template: 'team-person-invitation', data: { ...data, ...sealToken(token) } }]);
}

const record = (
  req: PayloadRequest,
  teamId: string,
  teamName: string,
  action: string,
  change: { before?: object; after?: object },
): Promise<void> => recordActivity(req, action, { type: 'teams', id: teamId, name: teamName }, change);
