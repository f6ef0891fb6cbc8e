/** Form values of the tabs of /cms/settings: texts, however they are stored. */
import { z } from 'zod';
import { CLAIMS, type Claim } from '@/domain/pages/claims';
import { safeLink } from '@/domain/pages/safe-address';

export const MAX_LINKS = 20;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const needed = (max: number, message: string) => text(max).min(1, message);

const linkSchema = z.object({
  label: needed(60, 'Enter a label.'),
  href: needed(300, 'Enter an address.').refine((href) => href === '' || safeLink(href) !== undefined, {
    message: 'Enter an address that begins with https://, /, #, mailto: or tel:.',
  }),
  description: text(120),
});

const links = z.array(linkSchema).max(MAX_LINKS, `Use at most ${MAX_LINKS} links.`);

const profileAddress = text(300).refine((address) => address === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(address), {
  message: 'Enter an address that begins with https://.',
});

/** Id of a library picture; '' for none. */
const picture = z.union([z.literal(''), z.uuid()]);

const claim = text(80);
const claims = z.object(
  Object.fromEntries(Object.keys(CLAIMS).map((name) => [name, claim])) as Record<Claim, typeof claim>,
);

const forms = {
  navigation: z.object({ aboutLinks: links, quickLinks: links, legalLinks: links }),
  footer: z.object({
    footerNote: text(300),
    facebook: profileAddress,
    instagram: profileAddress,
    twitter: profileAddress,
    youtube: profileAddress,
  }),
  brand: z.object({
    brandName: needed(60, 'Enter the name of the brand.'),
    tagline: text(160),
    logo: picture,
    phone: text(40).refine((phone) => phone === '' || /\d/.test(phone), { message: 'Enter a phone number.' }),
    salesEmail: z.string().trim().pipe(z.email('Enter a valid email address.')),
    address: text(400),
    claims,
    copyrightYear: z
      .string()
      .trim()
      .regex(/^(?:19|20|21)\d\d$/, 'Enter a year, such as 2024.'),
  }),
  seo: z.object({ seoTitle: text(120), seoDescription: text(300), seoImage: picture, hideFromSearch: z.boolean() }),
};

type AllSettings = { [Name in keyof typeof forms]: z.infer<(typeof forms)[Name]> };
export type SettingsFormName = keyof AllSettings;
export type SettingsValues<Name extends SettingsFormName> = AllSettings[Name];

export const settingsForms: { [Name in SettingsFormName]: z.ZodType<AllSettings[Name], AllSettings[Name]> } = forms;
export type LinkValues = z.infer<typeof linkSchema>;

export const isSettingsForm = (name: unknown): name is SettingsFormName =>
  typeof name === 'string' && Object.hasOwn(settingsForms, name);
