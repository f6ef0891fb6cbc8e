'use client';

import { useEffect, type ReactNode } from 'react';
import { BlockLink } from '@/block-views/BlockLink';
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons';
import { NewsletterForm } from '@/modules/newsletter/components/NewsletterForm';
import { NEWSLETTER_ANCHOR } from '@/modules/newsletter/newsletter-form-state';
import { ACCOUNT_PATH } from '@/areas/storefront/account/account-path';
import { FIND_ORDER_PATH } from '@/areas/storefront/find-order/find-order-state';
import { WishlistLink } from '@/areas/storefront/wishlist/WishlistLink';
import type { ShellData, SocialLinks } from '@/modules/pages/shell-data';
import { signedInMark } from '@/modules/shoppers/signed-in';
import { BrandLogo } from '@/ui/BrandLogo';

export function Footer({ shell }: { shell: ShellData }) {
  const { brandName, logo, tagline, phone, salesEmail, address, social, copyrightYear, menuCategories } = shell;
  const { quickLinks, legalLinks, footerNote, companyLine } = shell;
  useEffect(() => {
    if (signedInMark()) void import('../wishlist/account-wishlist').then((list) => list.follow(), console.warn);
  }, []);
  const claims = Object.values(shell.claims).filter(Boolean);
  return (
    <footer className="on-night isolate bg-night text-ink">
      <section id={NEWSLETTER_ANCHOR} aria-labelledby="newsletter-title" className="border-b border-line">
        <div className="mx-auto grid max-w-page items-center gap-6 px-gutter py-12 md:grid-cols-2 md:py-16">
          <div>
            <h2 id="newsletter-title" className="text-heading">
              Stay in the game
            </h2>
            <p className="mt-2 max-w-md text-ink-muted">
              New kits, team offers and design ideas, now and then in your inbox.
            </p>
          </div>
          <div className="md:justify-self-end md:w-full md:max-w-lg">
            <NewsletterForm anchor={NEWSLETTER_ANCHOR} />
          </div>
        </div>
      </section>

      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-gutter py-12 sm:grid-cols-2 md:py-16 lg:grid-cols-[1.5fr_1fr_1.4fr_1.3fr]">
        <div className="flex flex-col items-start gap-5">
          <BrandLogo brandName={brandName} logo={logo} />
          <p className="max-w-xs text-ink-muted">{tagline}</p>
          <SocialButtons social={social} />
        </div>
        <LinkColumn
          title="Quick links"
          links={[
            ...quickLinks,
            { label: 'Your account', href: ACCOUNT_PATH },
            { label: 'Find my order', href: FIND_ORDER_PATH },
          ]}
          last={<WishlistLink className={linkClass} />}
        />
        <LinkColumn
          title="Categories"
          links={menuCategories.map(({ name, href }) => ({ label: name, href }))}
          columns
        />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="mb-4 text-xl">
            Contact
          </h2>
          <address className="grid gap-1 text-ink-muted not-italic">
            <ContactLine icon={<MailIcon />}>
              <a href={`mailto:${salesEmail}`} className="break-all">
                {salesEmail}
              </a>
            </ContactLine>
            {phone && (
              <ContactLine icon={<PhoneIcon />}>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </ContactLine>
            )}
            {address && (
              <ContactLine icon={<PinIcon />}>
                <span className="whitespace-pre-line">{address}</span>
              </ContactLine>
            )}
          </address>
        </section>
      </div>

      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-gutter py-5 text-sm text-ink-muted">
          {claims.length > 0 && (
            <ul aria-label="What we promise" className="mb-2 flex w-full flex-wrap gap-x-8 gap-y-1 text-ink">
              {claims.map((claim) => (
                <li key={claim} className="promise">
                  {claim}
                </li>
              ))}
            </ul>
          )}
          {footerNote && <p className="w-full">{footerNote}</p>}
          {companyLine && <p className="w-full">{companyLine}</p>}
          <p>{`© ${copyrightYear} ${brandName}. All rights reserved.`}</p>
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map((link) => (
                <FooterLink key={`${link.label} ${link.href}`} {...link} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

const linkClass = 'footer-link';

type FooterLinkData = { label: string; href: string };

type LinkColumnProps = {
  title: string;
  links: readonly FooterLinkData[];
  columns?: boolean;
  last?: ReactNode;
};

function LinkColumn({ title, links, columns, last }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-4 text-xl">{title}</h2>
      <ul className={columns ? 'columns-2 gap-x-6 text-ink-muted' : 'text-ink-muted max-lg:columns-2'}>
        {links.map((link) => (
          <FooterLink key={`${link.label} ${link.href}`} {...link} />
        ))}
        {last && <li>{last}</li>}
      </ul>
    </nav>
  );
}

function FooterLink({ label, href }: FooterLinkData) {
  return (
    <li>
      <BlockLink address={href} className={linkClass}>
        {label}
      </BlockLink>
    </li>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="contact-line">
      {icon}
      {children}
    </p>
  );
}

function SocialButtons({ social }: { social: SocialLinks }) {
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
            className="social-link"
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

/** Names and plain glyphs of the four networks, in the footer’s order, each in a 24 by 24 box. */
const socialNetworks: readonly { key: keyof SocialLinks; name: string; glyph: ReactNode }[] = [
  {
    key: 'facebook',
    name: 'Facebook',
    glyph: (
      <path d="M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .5-1.7 1.8-1.7h1.5V3.8A18 18 0 0 0 14.6 3.6c-2.5 0-4.2 1.5-4.2 4.3v2.3H7.6v3.2h2.8V21z" />
    ),
  },
  {
    key: 'instagram',
    name: 'Instagram',
    glyph: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="3.8" />
        <circle cx="16.8" cy="7.2" r="0.6" fill="currentColor" strokeWidth="1" />
      </g>
    ),
  },
  {
    key: 'twitter',
    name: 'Twitter',
    glyph: (
      <path d="M4 4h4.6l3.9 5.4L17.2 4h2.3l-6 6.8L20.2 20h-4.6l-4.3-5.9L6.2 20H3.9l6.4-7.3zm3 1.7 9.4 12.6h1.2L8.2 5.7z" />
    ),
  },
  {
    key: 'youtube',
    name: 'YouTube',
    glyph: (
      <path
        fillRule="evenodd"
        d="M5.5 5.5h13A3 3 0 0 1 21.5 8.5v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 8.8v6.4l5.5-3.2z"
      />
    ),
  },
];
