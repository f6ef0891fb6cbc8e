import type { ReactNode } from 'react';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { paletteName } from '@/domain/teams/team-colors';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import type { TeamAccount } from '../data/team';
import { Facts } from '@/ui/Facts';
import { Swatch } from '../Swatch';

export function TeamFacts({ team, children }: { team: TeamAccount; children: ReactNode }) {
  const { phone } = team;
  const email = team.email && !isDeletedEmail(team.email) ? team.email : null;
  return (
    <aside
      aria-label="About the team"
      className="grid grid-cols-1 items-start gap-4 max-lg:order-first md:grid-cols-2 md:*:first:row-span-2 lg:sticky lg:top-19 lg:grid-cols-1 lg:*:first:row-span-1"
    >
      <Panel title="Team">
        <Facts
          facts={[
            { name: 'Sport', value: team.sportType || 'Not specified' },
            { name: 'Division', value: team.division },
            { name: 'Contact', value: team.contactPerson },
            { name: 'Email', value: email && <Contact href={`mailto:${email}`}>{email}</Contact> },
            { name: 'Phone', value: phone && <Contact href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Contact> },
            { name: 'VAT number', value: team.vatNumber },
            { name: 'Tax', value: team.isTaxExempt && 'Exempt' },
            { name: 'Kits', value: team.allowsAnyNumber && 'Any number' },
            { name: 'Created', value: <LocalDate iso={team.createdAt} /> },
          ]}
        />
      </Panel>
      {children}
      <Panel title="Team colours">
        <ul className="grid gap-2 text-sm">
          {team.colors.map((color) => (
            <li key={color} className="flex items-center gap-3">
              <Swatch color={color} className="size-7" />
              <span className="font-medium empty:hidden">{paletteName(color)}</span>
              <span className={cn('font-mono', paletteName(color) && 'ml-auto text-ink-muted')}>{color}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Portal">
        <Facts
          facts={[
            { name: 'Username', value: team.username },
            { name: 'Last login', value: team.lastLogin ? <LocalDate iso={team.lastLogin} withTime /> : 'Never' },
            {
              name: team.lastLogin ? 'Password link' : 'Invitation',
              value: team.linkUntil && (
                <>
                  valid until <LocalDate iso={team.linkUntil} withTime />
                </>
              ),
            },
          ]}
        />
        {!team.isActive && <p className="mt-3 text-sm text-ink-muted">Inactive: it cannot sign in.</p>}
      </Panel>
    </aside>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-subheading">{title}</h2>
      {children}
    </section>
  );
}

const Contact = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="text-accent underline-offset-4 hover:underline">
    {children}
  </a>
);
