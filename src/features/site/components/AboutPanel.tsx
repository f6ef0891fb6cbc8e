import Link from 'next/link';
import { aboutLinks } from '../site-links';

/** The About dropdown: five items (spec §2). */
export function AboutPanel() {
  return (
    <ul>
      {aboutLinks.map(({ label, href, description }) => (
        <li key={href}>
          <Link href={href} prefetch={false} className="block rounded-control px-4 py-2.5 hover:bg-brand-soft">
            <span className="sporty block text-lg leading-tight">{label}</span>
            <span className="block text-xs text-ink-muted">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
