import type { Metadata } from 'next';
import { ColorsEditor } from '@/areas/portal/colors/ColorsEditor';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Team Colors' };

export default async function TeamColorsPage() {
  const { team } = await requireTeam('/teamwear-portal/colors', 'designs');
  return (
    <>
      <h1 className="text-heading">Team Colors</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted">
        We make every kit in these colours. The first is the main one; names and numbers are printed in the second.
      </p>
      <ColorsEditor colors={team.colors} sportType={team.sportType} />
    </>
  );
}
