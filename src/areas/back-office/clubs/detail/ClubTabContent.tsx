import type { Payload } from 'payload';
import { type Club, loadClubActivity, loadClubAssets, loadClubRoster } from '../data/club';
import { ClubOrdersResult } from '../../team-orders/ClubOrdersResult';
import { listPeople } from '@/modules/team/data/people';
import { ClubPeople } from '../people/ClubPeople';
import { ClubActivity } from './ClubActivity';
import { ClubAssets } from './ClubAssets';
import { ClubRoster } from './ClubRoster';
import type { ClubTab } from './ClubTabs';

type ClubTabContentProps = { payload: Payload; club: Club; tab: ClubTab; withDeleted: boolean };

/** Reads and shows one part of what belongs to a team. */
export async function ClubTabContent({ payload, club: { id, username }, tab, withDeleted }: ClubTabContentProps) {
  switch (tab) {
    case 'orders':
      return <ClubOrdersResult payload={payload} filters={{ search: '', show: 'all', team: id }} />;
    case 'roster':
      return <ClubRoster teamId={id} {...await loadClubRoster(payload, id)} />;
    case 'assets':
      return (
        <ClubAssets teamId={id} assets={await loadClubAssets(payload, id, withDeleted)} withDeleted={withDeleted} />
      );
    case 'people':
      return <ClubPeople teamId={id} username={username} people={await listPeople(payload, id)} />;
    case 'activity':
      return <ClubActivity teamId={id} entries={await loadClubActivity(payload, id)} />;
  }
}
