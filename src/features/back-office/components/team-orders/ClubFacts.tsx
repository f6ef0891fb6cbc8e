import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { Club } from '../../operations/team-orders/load-club';

/** Who the team is, and how to reach it. */
export function ClubFacts({ club }: { club: Club }) {
  const facts: [string, string | number | null][] = [
    ['Sport', club.sportType ?? 'Sport not specified'],
    ['Division', club.division],
    ['Contact', club.contactPerson],
    ['E-mail', club.email],
    ['Phone', club.phone],
    ['Username', club.username],
    ['Active players', club.players],
    ['Design assets', club.assets],
  ];
  return (
    <section aria-labelledby="facts-title" className="card card-md text-sm">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="facts-title" className="text-subheading">
          Team
        </h2>
        <Badge variant={club.isActive ? 'default' : 'secondary'}>{club.isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <dl className="space-y-2">
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <div key={term} className="flex justify-between gap-4">
                <dt className="shrink-0 text-ink-muted">{term}</dt>
                <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
        <div className="flex justify-between gap-4">
          <dt className="text-ink-muted">Last login</dt>
          <dd className="font-medium">{club.lastLogin ? <LocalDate iso={club.lastLogin} withTime /> : 'Never'}</dd>
        </div>
      </dl>
      <ul aria-label="Team colours" className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        {club.colors.map((color) => (
          <li
            key={color}
            title={color}
            className="size-8 rounded-full border border-line-strong"
            style={{ background: color }}
          >
            <span className="sr-only">{color}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
