import type { SocialLinks } from '@/modules/pages/shell-data';
import { socialNetworks } from './social-icons';

/** Links to the brand's pages elsewhere; a network without an address is left out. */
export function SocialButtons({ social }: { social: SocialLinks }) {
  const shown = socialNetworks.filter(({ key }) => social[key]);
  if (shown.length === 0) return null;
  return (
    <ul className="flex gap-2">
      {shown.map(({ key, name, glyph }) => (
        <li key={key}>
          <a
            href={social[key]}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={`${name} (opens in a new tab)`}
            title={name}
            className="grid size-11 place-items-center rounded-control border border-line transition-colors hover:border-volt hover:text-volt"
          >
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="size-5">
              {glyph}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
