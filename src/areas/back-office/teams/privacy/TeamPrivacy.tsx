'use client';

import { PersonalData } from '@/modules/privacy/PersonalData';
import { anonymiseTeamAction } from '../team-actions';
import { teamHref } from '../team-filters';

type TeamPrivacyProps = { id: string; name: string; isAnonymised: boolean };

export const TeamPrivacy = ({ id, name, isAnonymised }: TeamPrivacyProps) => (
  <PersonalData
    who="team"
    name={name}
    dataHref={`${teamHref(id)}/data`}
    isRemoved={isAnonymised}
    description="Name, contact and login are blanked, and the team can no longer sign in. Its roster, size links, people, design assets, kit designs and our emails are deleted. Its orders keep their lines and amounts for the accounts, without players, addresses and notes; their proofs and print packs are deleted. Invoices are kept unchanged, as the law requires. The activity log keeps what staff did. This cannot be undone."
    remove={() => anonymiseTeamAction(id)}
  />
);
