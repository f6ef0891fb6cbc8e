import { z } from 'zod';
import { CLAIMS, claimsOf, type Claim, type Claims } from '@/domain/pages/claims';
import { safeLink } from '@/domain/pages/safe-address';
import { flagCodec, numberCodec, recordCodec, rowsCodec, textCodec } from '@/domain/text/field-codecs';
import type { Media } from '@/payload-types';

export const MAX_LINKS = 20;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const needed = (max: number, message: string) => text(max).min(1, message);

const link = {
  label: textCodec(needed(60, 'Enter a label.')),
  href: textCodec(
    needed(300, 'Enter an address.').refine((href) => href === '' || safeLink(href) !== undefined, {
      message: 'Enter an address that begins with https://, /, #, mailto: or tel:.',
    }),
  ),
  description: textCodec(text(120)),
};

const links = rowsCodec(link, (rows) => rows.max(MAX_LINKS, `Use at most ${MAX_LINKS} links.`));
/** Their descriptions are nowhere shown. */
const plainLinks = {
  ...links,
  fromForm: (typed: LinkValues[]) => typed.map(({ label, href }) => ({ label, href })),
};
type LinkValues = z.infer<typeof links.schema>[number];

const profileAddress = text(300).refine((address) => address === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(address), {
  message: 'Enter an address that begins with https://.',
});

/** Id of a library picture; '' for none. */
const picture = {
  schema: z.union([z.literal(''), z.uuid()]) as z.ZodType<string, string>,
  toForm: (stored: string | Media | null | undefined) => (typeof stored === 'object' ? stored?.id : stored) ?? '',
  fromForm: (typed: string) => typed || null,
};

const claim = text(80);
const claims = {
  schema: z.object(
    Object.fromEntries(Object.keys(CLAIMS).map((name) => [name, claim])) as Record<Claim, typeof claim>,
  ) as z.ZodType<Claims, Claims>,
  toForm: claimsOf,
  fromForm: (typed: Claims) => typed,
};

export const settingsCodecs = {
  navigation: recordCodec({ aboutLinks: links, quickLinks: plainLinks, legalLinks: plainLinks }),
  footer: recordCodec({
    footerNote: textCodec(text(300)),
    facebook: textCodec(profileAddress),
    instagram: textCodec(profileAddress),
    twitter: textCodec(profileAddress),
    youtube: textCodec(profileAddress),
  }),
  brand: recordCodec({
    brandName: textCodec(needed(60, 'Enter the name of the brand.')),
    tagline: textCodec(text(160)),
    logo: picture,
    phone: textCodec(
      text(40).refine((phone) => phone === '' || /\d/.test(phone), { message: 'Enter a phone number.' }),
    ),
    salesEmail: textCodec(z.string().trim().pipe(z.email('Enter a valid email address.'))),
    address: textCodec(text(400)),
    claims,
    copyrightYear: numberCodec(
      z
        .string()
        .trim()
        .regex(/^(?:19|20|21)\d\d$/, 'Enter a year, such as 2024.'),
    ),
  }),
  seo: recordCodec({
    seoTitle: textCodec(text(120)),
    seoDescription: textCodec(text(300)),
    seoImage: picture,
    hideFromSearch: flagCodec,
  }),
};

type AllSettings = { [Name in keyof typeof settingsCodecs]: z.infer<(typeof settingsCodecs)[Name]['schema']> };
export type SettingsFormName = keyof AllSettings;
export type SettingsValues<Name extends SettingsFormName> = AllSettings[Name];

export const settingsForms: { [Name in SettingsFormName]: z.ZodType<AllSettings[Name], AllSettings[Name]> } = {
  navigation: settingsCodecs.navigation.schema,
  footer: settingsCodecs.footer.schema,
  brand: settingsCodecs.brand.schema,
  seo: settingsCodecs.seo.schema,
};

export const isSettingsForm = (name: unknown): name is SettingsFormName =>
  typeof name === 'string' && Object.hasOwn(settingsForms, name);
