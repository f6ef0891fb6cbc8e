'use client';

import { buttonClass } from '@/ui/button-class';
import { ClubMenu } from '../ClubMenu';
import { DeleteClub, type ClubSummary } from '../DeleteClub';

/** What can be done with the team whose page this is. */
export function ClubActions({ club }: { club: ClubSummary }) {
  const className = buttonClass('outline', 'sm');
  return (
    <>
      <DeleteClub club={club} leaves className={className} />
      <ClubMenu club={club} className={className} />
    </>
  );
}
